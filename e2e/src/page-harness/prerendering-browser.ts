import puppeteer, { type Page } from 'puppeteer-core'
import { browserFlags } from '../browser/browser-flags.ts'
import { desktop } from '../browser/viewports.ts'

/** Runs the work with pages of a Chromium that prerenders: under Playwright it does not. Returns what their consoles said. */
export async function withPrerendering(work: (openPage: () => Promise<Page>) => Promise<void>): Promise<string[]> {
  const said: string[] = []
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH,
    headless: 'shell',
    args: browserFlags,
  })
  try {
    await work(async () => {
      const page = await browser.newPage()
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      await page.setViewport(desktop.viewport)
      return page
    })
  } finally {
    await browser.close()
  }
  return said
}

/** What the function returns in the page, once that is something: a page that takes another's place ends evaluations in that. */
export async function evaluateOnce<Args extends unknown[], Result>(
  page: Page,
  run: (...args: Args) => Result | undefined,
  ...args: Args
): Promise<Result> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const result = await page
      .evaluate(run as (...args: unknown[]) => Result | undefined, ...args)
      .catch(() => undefined)
    if (result !== undefined) return result as Result
  }
  throw new Error(`${page.url()} did not get there.`)
}
