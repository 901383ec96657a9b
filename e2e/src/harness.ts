import { searchFirst } from '@forecourt/local/seed/first-search'
import { expect, type Page } from 'playwright/test'
import { axeViolations } from './browser/accessibility.ts'
import { type Problems, refusedScript, watchProblems } from './browser/problems.ts'
import { desktop, type Viewport } from './browser/viewports.ts'
import { oncePerSite } from './platform/once-per-site.ts'
import { type Platform, startPlatform } from './platform/platform.ts'
import { test as base } from './with-browser.ts'

export { expect, type Page } from 'playwright/test'
export { answered } from './browser/problems.ts'
export { alike, desktop, orTablet, phone, tablet, viewports } from './browser/viewports.ts'
export { ask } from './platform/ask.ts'
export { forecourt } from './platform/command-line.ts'
export type { Platform } from './platform/platform.ts'

type OpenOptions = {
  /** 1440 × 900 when absent. */
  at?: Viewport
  /** Problems that the test causes on purpose. */
  expected?: readonly RegExp[]
  /** Those of them without which the test fails. */
  required?: readonly RegExp[]
  javaScriptEnabled?: boolean
}

/** Opens a separate browser on a dealer's site: addresses are paths. The test fails on any problem there. */
export type Open = (slug: string, options?: OpenOptions) => Promise<Page>

const searchOnce = oncePerSite((platform, slug) => searchFirst(platform.siteUrl(slug)))

/**
 * The test function of the journeys: `test('…', async ({ platform, open }) => { const page = await open('harbourside',
 * { at: phone }) })`. A worker's files share a platform, so a file that changes shared state, such as releases,
 * requests its own: `test.use({ platformOf: 'releases' })` at its top. `isDevelopment` serves builds with development
 * React.
 */
export const test = base.extend<{ open: Open }, { platformOf: string; isDevelopment: boolean; platform: Platform }>({
  platformOf: ['everybody', { scope: 'worker', option: true }],
  isDevelopment: [false, { scope: 'worker', option: true }],
  platform: [
    async ({ isDevelopment }, use) => {
      const platform = await startPlatform({ isDevelopment })
      await use(platform)
      await platform.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ browser, platform }, use, info) => {
    const opened: { slug: string; page: Page; problems: Problems }[] = []
    await use(async (slug, { at = desktop, expected = [], required, javaScriptEnabled = true } = {}) => {
      await searchOnce(platform, slug)
      const { name: _, ...device } = at
      const context = await browser.newContext({ ...device, baseURL: platform.siteUrl(slug), javaScriptEnabled })
      const page = await context.newPage()
      const always = javaScriptEnabled ? [] : [refusedScript]
      opened.push({ slug, page, problems: watchProblems(page, { expected: [...always, ...expected], required }) })
      return page
    })
    if (info.status !== info.expectedStatus) await info.attach('platform.log', { body: platform.log() })
    else for (const { problems } of opened) await expect.poll(problems.missing, 'required problems').toEqual([])
    const problems = opened.flatMap(({ slug, problems }) => problems.found().map((problem) => `${slug}: ${problem}`))
    await Promise.all(opened.map(({ page }) => page.context().close()))
    expect(problems, 'every page has no console messages, errors or failed requests').toEqual([])
  },
})

/** The current page has no accessibility violation: WCAG 2.2 AA and best practices, by axe. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), `accessibility of ${page.url()}`).toEqual([])
}
