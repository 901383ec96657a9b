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
import { type LogContext, logError } from './log.ts'
import { originCheck } from './origin-check.ts'
import { inScope } from './request-scope.ts'
import { asTenant } from './tenant-access.ts'
import { tenantCheck } from './tenant-check.ts'

type SharedRequest = { event: HttpEvent; log: LogContext }
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
    return asTenant(site, () => handle({ event, site, log: logContext(event, route) }))
  })
    .use(originCheck())
    .use(tenantCheck())
    .onError(answerFailure({ route, answerError }))
  return scoped(route, handler)
}

/** The same stack for what is one thing for all dealers: no tenant is asked for. */
export function createSharedHandler({ route, handle, answerError }: Options<SharedRequest>): HttpHandler {
  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent) =>
    handle({ event, log: logContext(event, route) }),
  )
    .use(originCheck())
    .onError(answerFailure({ route, answerError }))
  return scoped(route, handler)
}

/** What is logged, measured or traced while it answers belongs to this request. */
const scoped =
  (route: string, handler: HttpHandler): HttpHandler =>
  (event, context) =>
    inScope({ ...logContext(event, route), trace: header(event, 'x-amzn-trace-id') }, () => handler(event, context))

const answerFailure =
  ({ route, answerError }: Pick<Options<never>, 'route' | 'answerError'>) =>
  (request: HttpRequest) => {
    const { event } = request
    const error = asAppError(request.error)
    if (errorCodes[error.code].status >= 500)
      logError(logContext(event, route), request.error?.message ?? 'Unknown', request.error)
    request.response = answerError(error, event.requestContext.requestId)
  }

const asAppError = (error: unknown): AppError => (error instanceof AppError ? error : new AppError('internal'))

const logContext = (event: HttpEvent, route: string): LogContext => ({
  requestId: event.requestContext.requestId,
  tenant: event.headers['x-tenant'],
  route,
})
