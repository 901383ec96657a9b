import { afterAll, test as base } from 'vitest'
import * as z from 'zod'
import { within } from '../../src/browser/within.ts'
import { ask } from '../../src/platform/ask.ts'
import { type Driver, type Engine, engineNames, type VisitOptions } from '../driver/driver.ts'
import { withLimits } from '../driver/limits.ts'
import { Visit } from '../driver/visit.ts'
import { puppeteerEngine } from '../engines/puppeteer-engine.ts'
import { webkitEngine } from '../engines/webkit-engine.ts'
import type { Dealer } from './dealers.ts'

export { expect } from 'vitest'
export { answered } from '../../src/browser/problems.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

const env = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: journeys are started by npm run test:browsers`)
  return value
}

export const engineName = z.enum(engineNames).parse(env('JOURNEY_ENGINE'))
const port = env('JOURNEY_PORT')
export const operatorUrl = `http://localhost:${port}`
export const siteUrl = (slug: string): string => `http://${slug}.localhost:${port}`

async function startEngine(): Promise<Engine> {
  if (engineName === 'chromium') return puppeteerEngine('chromium', env('CHROMIUM_PATH'))
  if (engineName === 'firefox') return puppeteerEngine('firefox', env('FIREFOX_PATH'))
  return webkitEngine({
    driver: env('WEBKIT_DRIVER_PATH'),
    miniBrowser: env('WEBKIT_BROWSER_PATH'),
    xvfb: env('XVFB_PATH'),
  })
}

const engine = startEngine()
afterAll(async () => within(`ending ${engineName}`, (await engine).close()))

type Options = Partial<Omit<VisitOptions, 'origin'>> & {
  dealer?: Dealer
  /** Problems that the journey causes. */
  expected?: RegExp[]
}

/** Opens a browser of its own on a dealer's site: a phone at Northgate when nothing is said. Any problem there fails the journey. */
export const test = base.extend<{ visit(options?: Options): Promise<Visit> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from it
  visit: async ({}, use) => {
    const opened: { driver: Driver; expected: RegExp[] }[] = []
    await use(async ({ dealer = 'northgate', expected = [], size = phone, ...options } = {}) => {
      const origin = siteUrl(dealer)
      const driver = withLimits(
        await within(`opening ${engineName}`, (await engine).open({ origin, size, ...options })),
      )
      opened.push({ driver, expected })
      return new Visit(driver, origin)
    })
    const problems: string[] = []
    for (const { driver, expected } of opened) {
      const found = await driver.problems()
      problems.push(...found.filter((problem) => !expected.some((pattern) => pattern.test(problem))))
      await driver.close()
    }
    if (problems.length > 0) throw new Error(['a page has errors or warnings:', ...problems].join('\n'))
  },
})

/** What a public endpoint of a site answers. */
export async function answerOf(dealer: Dealer, path: string): Promise<unknown> {
  return JSON.parse((await ask(siteUrl(dealer) + path)).body)
}
