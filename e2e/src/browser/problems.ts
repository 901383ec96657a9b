import type { ConsoleMessage, Page, Request } from 'playwright'

/** The problems of a page, lists that change while it is used. */
export type Problems = {
  /** What nobody expected. */
  found(): string[]
  /** The required patterns that no problem has matched yet. */
  missing(): RegExp[]
}

type Options = {
  /** Patterns of problems that the test causes. */
  expected?: readonly RegExp[]
  /** Those that must be there: of what the test says is reported. */
  required?: readonly RegExp[]
}

/** The problem that the site answers a status to a path, whatever its query. */
export const answered = (status: number, path: string): RegExp =>
  new RegExp(`^answer ${status}: http://[^/]+${RegExp.escape(path)}(?:\\?.*)?$`)

/** A browser without scripts blocks the document's preloads, which nothing needs there. */
export const refusedScript = /^request failed: \S+\.js csp$/

const statuses = [400, 401, 403, 404, 409, 410, 422, 429, 500, 503]

/** A pattern that matches one of these accepts faults that the test does not cause. */
const unnamed = [
  'a problem that no test names',
  'console error: Failed to load resource: net::ERR_FAILED',
  'console warning: Part of the page failed. Error: no test names it',
  'request failed: http://localhost/unnamed net::ERR_FAILED',
  ...statuses.map((status) => `answer ${status}: http://localhost/unnamed`),
]

/** Locating by role measures hidden pages too; a shopper's browser does not. */
const isFromRoleLookup = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility')

/** Chromium's console repeats what is known of a response or a request, without saying what was asked. */
const isAboutResource = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource: ')

/** A request that the page itself cancelled, by navigating or by a newer request. */
const wasAborted = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED'

/** The test itself asked for the document. */
const isDocument = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame()

/** Collects every console message, uncaught error, failed request and response of 400 or more, except the document's own. */
export function watchProblems(page: Page, { expected = [], required = [] }: Options = {}): Problems {
  const known = [...expected, ...required]
  const tooWide = known.find((pattern) => unnamed.some((text) => pattern.test(text)))
  if (tooWide)
    throw new Error(
      `${tooWide} accepts problems that the test does not cause: name the address and the status, or the exact words.`,
    )
  const found: string[] = []
  const missing = new Set(required)
  /** What came to nothing, by its address: the console's line of it comes before or after. */
  const failed = new Set<string>()
  const linesOfConsole: { address: string; text: string }[] = []
  const add = (text: string) => {
    for (const pattern of required) if (pattern.test(text)) missing.delete(pattern)
    if (!known.some((pattern) => pattern.test(text))) found.push(text)
  }
  page.on('console', (message) => {
    const address = message.location().url
    const text = `console ${message.type()}: ${message.text()} ${address} (on ${page.url()})`
    if (isAboutResource(message)) linesOfConsole.push({ address, text })
    else if (!isFromRoleLookup(message)) add(text)
  })
  page.on('pageerror', (error) => add(`uncaught: ${error.message} (on ${page.url()})`))
  page.on('requestfailed', (request) => {
    failed.add(request.url())
    if (!wasAborted(request)) add(`request failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    failed.add(response.url())
    if (!isDocument(page, response.request())) add(`answer ${response.status()}: ${response.url()}`)
  })
  return {
    found: () => [...found, ...linesOfConsole.flatMap(({ address, text }) => (failed.has(address) ? [] : text))],
    missing: () => [...missing],
  }
}
