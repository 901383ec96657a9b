import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/** By these the pages of a site share one process of the browser, which has compiled the site's scripts before. */
export const sharedProcessFlags = ['--process-per-site', '--renderer-process-limit=1']

type Options = Omit<BrowserContextOptions, 'baseURL'> & {
  /** The origin. */
  baseURL: string
  /** A file of the site that is no page: a tab with it stays open, so that the site's process does. */
  anchorPath: string
}

type Kept = { key: string; context: BrowserContext; anchor: Page }

const keptContexts = new WeakSet<BrowserContext>()

/** Whether the browser may have a site's files from another test. */
export const isKept = (context: BrowserContext): boolean => keptContexts.has(context)

/**
 * The contexts of a worker, used again with what the browser has of a site's files: a new one starts a process and compiles all of them,
 * a third of what a test of a page takes. To a test it is a new visitor's: without cookies, storage and permissions.
 */
export class KeptContexts {
  readonly #browser: Browser
  readonly #idle: Kept[] = []
  readonly #taken = new Map<BrowserContext, Kept>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A page of a kept context with the same options, else of a new one. */
  async open({ anchorPath, ...options }: Options): Promise<Page> {
    const key = JSON.stringify(options)
    const at = this.#idle.findIndex((kept) => kept.key === key)
    const kept = at === -1 ? await this.#start(key, options, anchorPath) : (this.#idle.splice(at, 1)[0] as Kept)
    this.#taken.set(kept.context, kept)
    return kept.context.newPage()
  }

  async #start(key: string, options: BrowserContextOptions, anchorPath: string): Promise<Kept> {
    const context = await this.#browser.newContext(options)
    keptContexts.add(context)
    const anchor = await context.newPage()
    await anchor.goto(anchorPath)
    return { key, context, anchor }
  }

  /** Ends a test's use of a context: its pages close, and it is kept unless `isGood` is false or the test has put a clock of its own in it. */
  async end(context: BrowserContext, isGood: boolean): Promise<void> {
    const kept = this.#taken.get(context)
    this.#taken.delete(context)
    if (!kept || !isGood) return context.close()
    const { anchor } = kept
    await Promise.all(context.pages().map((page) => page !== anchor && page.close()))
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.setGeolocation(null),
      context.setOffline(false),
    ])
    const hasNativeClock = await anchor.evaluate(() => {
      localStorage.clear()
      return setTimeout.toString().includes('[native code]')
    })
    if (hasNativeClock) this.#idle.push(kept)
    else await context.close()
  }
}
