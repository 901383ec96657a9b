import { type BrowserType, test as base } from 'playwright/test'

const starts = 3

/** Chromium at times crashes as it starts, before any page is there: it is started again. */
const launch = (type: BrowserType, left = starts): ReturnType<BrowserType['launch']> =>
  type.launch().catch((error: unknown) => {
    if (left <= 1) throw error
    return launch(type, left - 1)
  })

/** Playwright's test, with a browser that a crash at its start does not fail. */
export const test = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launch(playwright[browserName])
      await use(browser)
      await browser.close({ reason: 'Test ended.' })
    },
    { scope: 'worker', timeout: 0 },
  ],
})
