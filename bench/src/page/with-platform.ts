import type { Platform } from '@forecourt/e2e/platform/platform'
import type { Browser } from 'playwright'
import type { Goal, Measured } from '../runner/bench.ts'
import type { Setup } from '../setup/setup.ts'

type GoalsOf = (platform: Platform, browser: Browser) => Goal[] | Promise<Goal[]>

/** Goals that are measured in a browser on a platform. */
export async function withPlatform({ openPlatform, openBrowser }: Setup, goalsOf: GoalsOf): Promise<Measured> {
  const platform = await openPlatform()
  const browser = await openBrowser()
  return {
    goals: await goalsOf(platform, browser),
    async close() {
      await browser.close()
      await platform.close()
    },
  }
}
