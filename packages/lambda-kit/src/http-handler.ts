import { errorCodes } from '@forecourt/contracts/errors'
import type { Site } from '@forecourt/contracts/site'
import middy from '@middy/core'
import { AppError } from './app-error.ts'
import {
  type HttpContext,
  type HttpEvent,
  type HttpHandler,
  type HttpRequest,
  type HttpResult,
  header,
} from './http-request.ts'
import { logError } from './log.ts'
import { originCheck } from './origin-check.ts'
import { inScope } from './request-scope.ts'
import { asTenant } from './tenant-access.ts'
import { tenantCheck } from './tenant-check.ts'

type SharedRequest = { event: HttpEvent }
export type SiteRequest = SharedRequest & { site: Site }
type Options<R> = {
  /** As log lines name it: `GET /api/search`. */
  route: string
  handle(request: R): Promise<HttpResult>
  /** Turns a failure into the answer. What was not an `AppError` arrives as `internal` and says nothing of itself. */
  answerError(error: AppError, requestId: string): HttpResult
}

/**
 * The stack that functions behind the edge share: the request came through the edge, its tenant is loaded, the work has that
 * tenant's rights, and any failure becomes one answer and, when it is our fault, one log line.
 */
export function createHttpHandler({ route, handle, answerError }: Options<SiteRequest>): HttpHandler {
  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent, context: HttpContext) => {
    const { site } = context
    if (!site) throw new Error('The tenant middleware did not run.')
    return asTenant(site, () => handle({ event, site }))
  })
    .use(originCheck())
    .use(tenantCheck())
    .onError(answerFailure(answerError))
  return scoped(route, handler)
}

/** The same stack for what is one thing for all dealers: no tenant is asked for. */
export function createSharedHandler({ route, handle, answerError }: Options<SharedRequest>): HttpHandler {
  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent) => handle({ event }))
    .use(originCheck())
    .onError(answerFailure(answerError))
  return scoped(route, handler)
}

/** What is logged, measured or traced while it answers belongs to this request. */
const scoped =
  (route: string, handler: HttpHandler): HttpHandler =>
  (event, context) =>
    inScope(
      {
        requestId: event.requestContext.requestId,
        tenant: header(event, 'x-tenant'),
        route,
        trace: header(event, 'x-amzn-trace-id'),
        edge: header(event, 'x-amz-cf-id'),
      },
      () => handler(event, context),
    )

const answerFailure = (answerError: Options<never>['answerError']) => (request: HttpRequest) => {
  const error = asAppError(request.error)
  if (errorCodes[error.code].status >= 500) logError(request.error?.message ?? 'Unknown', request.error)
  request.response = answerError(error, request.event.requestContext.requestId)
}

const asAppError = (error: unknown): AppError => (error instanceof AppError ? error : new AppError('internal'))
