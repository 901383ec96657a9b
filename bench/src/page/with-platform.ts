import { browserFlags } from '@forecourt/e2e/browser/browser-flags'
import { findBrowser } from '@forecourt/e2e/browser/find-browser'
import { type Platform, startPlatform } from '@forecourt/e2e/platform/platform'
import { type Browser, chromium } from 'playwright'
import type { Goal, Measured } from '../runner/bench.ts'

/** Goals that are measured in a browser on a platform of their own. */
export async function withPlatform(goalsOf: (platform: Platform, browser: Browser) => Goal[]): Promise<Measured> {
  const platform = await startPlatform()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  return {
    goals: goalsOf(platform, browser),
    async close() {
      await browser.close()
      await platform.close()
    },
  }
}
