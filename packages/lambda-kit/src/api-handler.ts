import {
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
  endpoints,
} from '@forecourt/contracts/endpoints'
import { type ErrorBody, errorCodes } from '@forecourt/contracts/errors'
import type { Site } from '@forecourt/contracts/site'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { createHttpHandler } from './http-handler.ts'
import type { HttpHandler, HttpResult } from './http-request.ts'

export type ApiRequest<E extends EndpointName> = {
  site: Site
  params: EndpointParams<E>
  /** The address behind the question mark, as it stands. */
  query: string
}

export type ApiHandlerOptions<E extends EndpointName> = {
  endpoint: E
  handle(request: ApiRequest<E>): Promise<EndpointResponse<E>>
  cacheControl?: string
}

/** Answers may be shared by all shoppers of a site for five seconds, and shown for a minute more while a new one is fetched. */
const sharedBriefly = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60'

/** A Lambda handler for one endpoint of the contracts: typed parameters in, the endpoint's answer out, errors as `ErrorBody`. */
export function createApiHandler<E extends EndpointName>(options: ApiHandlerOptions<E>): HttpHandler {
  const { endpoint, handle, cacheControl = sharedBriefly } = options
  const { method, path } = endpoints[endpoint]
  return createHttpHandler({
    route: `${method} ${path}`,
    async handle({ event, site }) {
      const params = parseParams(endpoint, event.pathParameters ?? {})
      return json(200, cacheControl, await handle({ site, params, query: event.rawQueryString }))
    },
    answerError: ({ code, message }, requestId) =>
      json(errorCodes[code].status, 'no-store', { error: { code, message, requestId } } satisfies ErrorBody),
  })
}

function parseParams<E extends EndpointName>(endpoint: E, given: Record<string, string | undefined>) {
  const { path, params } = endpoints[endpoint]
  const result = z.safeParse(params, given)
  // The schema of E makes the parameters of E: the compiler only sees the union of all schemas.
  if (result.success) return result.data as EndpointParams<E>
  const complaints = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `${name} is ${JSON.stringify(given[name]) ?? 'missing'}, allowed: ${issue.message}`
  })
  throw new AppError('bad_request', `This is not an address of ${path}: ${complaints.join('; ')}.`)
}

const json = (statusCode: number, cacheControl: string, value: unknown): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
  body: JSON.stringify(value),
})
