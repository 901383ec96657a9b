import { setImmediate } from 'node:timers/promises'
import { expect, type Page } from 'playwright/test'
import { KeptContexts } from '../browser/kept-contexts.ts'
import { type Problems, refusedScript, watchProblems } from '../browser/problems.ts'
import { desktop, type Viewport } from '../browser/viewports.ts'
import { isFirstOfFile } from '../is-core.ts'
import { test as base } from '../with-browser.ts'
import type { Build } from './build-pages.ts'
import { openAddress, type PageAddress } from './page-address.ts'
import { type PageServer, type PageServerOptions, servePages } from './page-server.ts'
import { typeSlowly } from './type-slowly.ts'

export { expect, type Page } from 'playwright/test'
export { axeViolations } from '../browser/accessibility.ts'
export { answered } from '../browser/problems.ts'
export { alike, desktop, orTablet, phone, tablet, viewports } from '../browser/viewports.ts'
export { fail, fake } from './fake-api.ts'

type OpenOptions = {
  /** 1440 × 900 when absent. */
  at?: Viewport
  /** Problems that the test brings about on purpose. */
  expected?: readonly RegExp[]
  /** Those of them without which the test fails. */
  required?: readonly RegExp[]
  javaScriptEnabled?: boolean
  /** The browser has none of the site's files: else it may have them from another test. */
  isFirstVisit?: boolean
}

/** What a development build of React says to everybody. */
const advertisement = /React DevTools/

type Fixtures = {
  firstOfFile: undefined
  /** A server of its own: the test fails on any console message, error or failed request on a page that it opens. */
  serve(options: PageServerOptions): Promise<PageServer>
  /** A page of a visitor of its own, on a server or on what a new one is to serve. */
  open(served: PageServer | PageServerOptions, options?: OpenOptions): Promise<Page>
}

type WorkerFixtures = {
  build: Build
  addresses: PageAddress[]
  contexts: KeptContexts
}

/** Files of which this worker has run a test. */
const begun = new Set<string>()

/**
 * The test of remotes' pages over a fake API: rendered by the shell's server build, hydrated in Chromium, no platform. A file that
 * proves hydration has `test.use({ build: 'development' })`; with PAGES_BUILD=development every file does.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // `npm run check -- PACKAGE` has one test of each file, the first, since all of them take minutes.
  firstOfFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use, { file, skip }) => {
      skip(isFirstOfFile && begun.has(file))
      begun.add(file)
      await use(undefined)
    },
    { auto: true },
  ],
  build: [process.env.PAGES_BUILD === 'development' ? 'development' : 'production', { scope: 'worker', option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
  addresses: [async ({}, use) => use([]), { scope: 'worker' }],
  contexts: [async ({ browser }, use) => use(new KeptContexts(browser)), { scope: 'worker' }],
  serve: async ({ build, addresses }, use) => {
    const servers: PageServer[] = []
    const free = [...addresses]
    await use(async (options) => {
      const address = free.shift() ?? (await openAddress())
      if (!addresses.includes(address)) addresses.push(address)
      const server = await servePages(options, build, address)
      servers.push(server)
      return server
    })
    for (const server of servers) server.close()
    // A request of a page that has just closed may still be on its way: nobody answers it, and the next test's server never sees it.
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  },
  open: async ({ browser, contexts, serve }, use, info) => {
    const opened: { page: Page; problems: Problems }[] = []
    await use(async (served, options = {}) => {
      const { origin } = 'origin' in served ? served : await serve(served)
      const { at = desktop, expected = [], required, javaScriptEnabled = true } = options
      const { isFirstVisit = !javaScriptEnabled } = options
      const { name: _, ...device } = at
      const context = { ...device, baseURL: origin, javaScriptEnabled }
      const page = isFirstVisit
        ? await (await browser.newContext(context)).newPage()
        : await contexts.open({ ...context, anchorPath: '/media/anchor' })
      await typeSlowly(page)
      const always = javaScriptEnabled ? [advertisement] : [refusedScript]
      opened.push({ page, problems: watchProblems(page, { expected: [...always, ...expected], required }) })
      return page
    })
    const isGood = info.status === info.expectedStatus
    if (isGood) for (const { problems } of opened) await expect.poll(problems.missing, 'required problems').toEqual([])
    await Promise.all(opened.map(({ page }) => contexts.end(page.context(), isGood)))
    expect(opened.flatMap(({ problems }) => problems.found())).toEqual([])
  },
})
