import { browserFlags } from '@forecourt/e2e/browser/browser-flags'
import { findBrowser, findTestBrowser } from '@forecourt/e2e/browser/find-browser'
import { type Platform, startPlatform } from '@forecourt/e2e/platform/platform'
import { seedOnce } from '@forecourt/e2e/platform/seed-once'
import { type Browser, chromium } from 'playwright'

export type Say = (line: string) => void

/** What benchmarks run on. Each closes the platform and the browser that it opened. */
export type Setup = {
  say: Say
  /** How many of something: the first in a measurement, the second where it need only run. */
  sized(full: number, smoke: number): number
  /** With variables for its process where it needs its own. */
  openPlatform(environment?: Record<string, string>): Promise<Platform>
  openBrowser(): Promise<Browser>
}

const launch = (executablePath: string) => chromium.launch({ executablePath, args: browserFlags })

type OpenSetup = { setup: Setup; close(): Promise<void> }

/** For measurements: a platform of its own for each, built once, and a whole browser, which draws as shoppers' browsers do. */
export function fullSetup(say: Say): OpenSetup {
  let removeSeed: Promise<() => Promise<void>> | undefined
  return {
    setup: {
      say,
      sized: (full) => full,
      async openPlatform(environment) {
        removeSeed ??= seedOnce()
        await removeSeed
        return startPlatform({ environment })
      },
      openBrowser: () => launch(findBrowser()),
    },
    close: async () => (await removeSeed)?.(),
  }
}

/** For `--smoke`: small sizes, one platform for all, which is built at its first use, and the tests' browser. */
export function smokeSetup(say: Say): OpenSetup {
  let shared: Promise<Platform> | undefined
  return {
    setup: {
      say,
      sized: (_, smoke) => smoke,
      async openPlatform() {
        shared ??= startPlatform()
        return { ...(await shared), close: async () => {} }
      },
      openBrowser: () => launch(findTestBrowser()),
    },
    // One that could not start has failed every benchmark already.
    close: async () => (await shared?.catch(() => undefined))?.close(),
  }
}
