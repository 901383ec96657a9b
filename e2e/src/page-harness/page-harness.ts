import { test as base, expect, type Page } from 'playwright/test'
import { watchProblems } from '../browser/problems.ts'
import { desktop, type Viewport } from '../browser/viewports.ts'
import type { Build } from './build-pages.ts'
import { type PageServer, servePages } from './page-server.ts'
import { typeSlowly } from './type-slowly.ts'

export { expect, type Page } from 'playwright/test'
export { axeViolations } from '../browser/accessibility.ts'
export { desktop, phone, tablet, viewports } from '../browser/viewports.ts'
export { fail, fake } from './fake-api.ts'

/**
 * Names the width of a test whose page does the same at every width: `npm test` has it on a phone, `npm run test:all` also on a
 * desktop.
 */
export const alike = ({ name }: Viewport): string => (name === desktop.name ? `${name} @exhaustive` : name)

type OpenOptions = {
  /** 1440 × 900 when absent. */
  at?: Viewport
  /** Problems that the test brings about on purpose. */
  expected?: RegExp[]
  javaScriptEnabled?: boolean
}

/** What a development build of React says to everybody. */
const advertisement = /React DevTools/

type Fixtures = {
  /** A server of its own: the test fails on any console message, error or failed request on a page that it opens. */
  serve(options: Parameters<typeof servePages>[0]): Promise<PageServer>
  open(server: PageServer, options?: OpenOptions): Promise<Page>
}

/**
 * The test of remotes' pages over a fake API: rendered by the shell's server build, hydrated in Chromium, no platform. A file that
 * proves hydration has `test.use({ build: 'development' })`; with PAGES_BUILD=development every file does.
 */
export const test = base.extend<Fixtures, { build: Build }>({
  build: [process.env.PAGES_BUILD === 'development' ? 'development' : 'production', { scope: 'worker', option: true }],
  serve: async ({ build }, use) => {
    const servers: PageServer[] = []
    await use(async (options) => {
      const server = await servePages(options, build)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.close()
  },
  open: async ({ browser }, use) => {
    const opened: { page: Page; problems: { found: string[] } }[] = []
    await use(async (server, { at = desktop, expected = [], javaScriptEnabled = true } = {}) => {
      const { name: _, ...device } = at
      const context = await browser.newContext({ ...device, baseURL: server.origin, javaScriptEnabled })
      const page = await context.newPage()
      await typeSlowly(page)
      opened.push({ page, problems: watchProblems(page, [advertisement, ...expected]) })
      return page
    })
    await Promise.all(opened.map(({ page }) => page.context().close()))
    expect(opened.flatMap(({ problems }) => problems.found)).toEqual([])
  },
})
