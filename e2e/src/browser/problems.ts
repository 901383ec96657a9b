import type { ConsoleMessage, Page, Request } from 'playwright'

/** The problems of a page, lists that change while it is used. */
export type Problems = {
  /** What nobody expected. */
  found: string[]
  /** The required patterns that no problem has matched yet. */
  missing(): RegExp[]
}

type Options = {
  /** Patterns of problems that the test causes. */
  expected?: readonly RegExp[]
  /** Those that must be there: of what the test says is reported. */
  required?: readonly RegExp[]
}

/** A pattern that matches this accepts every fault of the page. */
const unnamed = 'a problem that no test names'

/** Chromium reports a document's own 404 as a console error; the test requested it. */
const isDocumentStatus = (page: Page, message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url === page.url()

/** Locating by role measures hidden pages too; a shopper's browser does not. */
const isFromRoleLookup = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility')

/** A request that the page itself cancelled, by navigating or by a newer request. */
const wasAborted = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED'

/** Collects every console message, uncaught error, failed request and response of 400 or more, except the document's own. */
export function watchProblems(page: Page, { expected = [], required = [] }: Options = {}): Problems {
  const known = [...expected, ...required]
  const tooWide = known.find((pattern) => pattern.test(unnamed))
  if (tooWide) throw new Error(`${tooWide} accepts any problem: name those that the test causes.`)
  const found: string[] = []
  const missing = new Set(required)
  const add = (text: string) => {
    for (const pattern of required) if (pattern.test(text)) missing.delete(pattern)
    if (!known.some((pattern) => pattern.test(text))) found.push(text)
  }
  page.on('console', (message) => {
    if (!isDocumentStatus(page, message) && !isFromRoleLookup(message))
      add(`console ${message.type()}: ${message.text()} ${message.location().url} (on ${page.url()})`)
  })
  page.on('pageerror', (error) => add(`uncaught: ${error.message} (on ${page.url()})`))
  page.on('requestfailed', (request) => {
    if (!wasAborted(request)) add(`request failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      add(`answer ${response.status()}: ${response.url()}`)
  })
  return { found, missing: () => [...missing] }
}
