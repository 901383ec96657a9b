import { errorCodes } from '@forecourt/contracts/error-codes'
import type { Site } from '@forecourt/contracts/site/site'
import middy from '@middy/core'
import { AppError } from '../app-error.ts'
import { isAway } from '../aws/request/retries.ts'
import { logError } from '../observability/log.ts'
import { withRequestScope } from '../observability/request-scope.ts'
import { withTenantAccess } from '../tenants/tenant-access.ts'
import { tenantCheck } from '../tenants/tenant-check.ts'
import {
  type HttpContext,
  type HttpEvent,
  type HttpHandler,
  type HttpRequest,
  type HttpResult,
  header,
} from './http-request.ts'
import { originCheck } from './origin-check.ts'

type SharedRequest = { event: HttpEvent }
export type SiteRequest = SharedRequest & { site: Site }
/** Turns a failure into the answer; the site is there once the request's tenant is known. */
export type ErrorResponse = (
  error: AppError,
  requestId: string,
  request: SharedRequest & { site?: Site },
) => HttpResult | Promise<HttpResult>
type Options<R> = {
  /** As log lines name it: `GET /api/search`. */
  route: string
  handle(request: R): Promise<HttpResult>
  /** What was not an `AppError` arrives as `internal`, or `unavailable` where a service of AWS is away, and says nothing of itself. */
  toErrorResponse: ErrorResponse
}

/**
 * The stack that functions behind the edge share: the request came through the edge, its tenant is loaded, the work has that
 * tenant's rights, and any failure becomes one answer and, when it is our fault, one log line.
 */
export function createHttpHandler({ route, handle, toErrorResponse }: Options<SiteRequest>): HttpHandler {
  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent, context: HttpContext) => {
    const { site } = context
    if (!site) throw new Error('The tenant middleware did not run.')
    return withTenantAccess(site, () => handle({ event, site }))
  })
    .use(originCheck())
    .use(tenantCheck())
    .onError(toFailureResponse(toErrorResponse))
  return scoped(route, handler)
}

/** The same stack for what is one thing for all dealers: no tenant is asked for. */
export function createSharedHandler({ route, handle, toErrorResponse }: Options<SharedRequest>): HttpHandler {
  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent) => handle({ event }))
    .use(originCheck())
    .onError(toFailureResponse(toErrorResponse))
  return scoped(route, handler)
}

/** What is logged, measured or traced while it answers belongs to this request. */
const scoped =
  (route: string, handler: HttpHandler): HttpHandler =>
  (event, context) =>
    withRequestScope(
      {
        requestId: event.requestContext.requestId,
        tenant: header(event, 'x-tenant'),
        route,
        trace: header(event, 'x-amzn-trace-id'),
        edge: header(event, 'x-amz-cf-id'),
      },
      () => handler(event, context),
    )

const toFailureResponse = (toErrorResponse: ErrorResponse) => async (request: HttpRequest) => {
  const error = asAppError(request.error)
  if (errorCodes[error.code].status >= 500) logError(request.error?.message ?? 'Unknown', request.error)
  const { event, context } = request
  const known = { event, ...(context.site && { site: context.site }) }
  request.response = await toErrorResponse(error, event.requestContext.requestId, known)
}

const retryAfterSeconds = 5

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return isAway(error) ? new AppError('unavailable', undefined, { retryAfterSeconds }) : new AppError('internal')
}
