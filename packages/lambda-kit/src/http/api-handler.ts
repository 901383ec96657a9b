import {
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
  endpoints,
} from '@forecourt/contracts/endpoints/endpoints'
import { type ErrorBody, errorCodes } from '@forecourt/contracts/errors'
import type { Site } from '@forecourt/contracts/site/site'
import type { AppError } from '../app-error.ts'
import { createHttpHandler } from './http-handler.ts'
import type { HttpHandler, HttpResult } from './http-request.ts'
import { parseParams } from './parse-params.ts'

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
const sharedCacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60'

/** A Lambda handler for one endpoint of the contracts: typed parameters in, the endpoint's answer out, errors as `ErrorBody`. */
export function createApiHandler<E extends EndpointName>(options: ApiHandlerOptions<E>): HttpHandler {
  const { endpoint, handle, cacheControl = sharedCacheControl } = options
  const { method, path } = endpoints[endpoint]
  return createHttpHandler({
    route: `${method} ${path}`,
    async handle({ event, site }) {
      const params = parseParams(endpoint, event.pathParameters ?? {})
      const answer = json(200, cacheControl, await handle({ site, params, query: event.rawQueryString }))
      return event.requestContext.http.method === 'HEAD' ? { ...answer, body: '' } : answer
    },
    toErrorResponse: jsonErrorResponse,
  })
}

/** `{ error: { code, message, requestId } }`. */
export const jsonErrorResponse = ({ code, message }: AppError, requestId: string): HttpResult =>
  json(errorCodes[code].status, 'no-store', { error: { code, message, requestId } } satisfies ErrorBody)

/** One function for several endpoints, which the gateway's route tells apart. */
export function byRoute(handlers: Partial<Record<EndpointName, HttpHandler>>): HttpHandler {
  const names = Object.keys(handlers) as EndpointName[]
  return (event, context) => {
    const [, path] = event.routeKey.split(' ')
    const name = names.find((own) => endpoints[own].path === path)
    const handler = name && handlers[name]
    if (!handler) throw new Error(`${event.routeKey} is no route of ${names.join(', ')}.`)
    return handler(event, context)
  }
}

const json = (statusCode: number, cacheControl: string, value: unknown): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
  body: JSON.stringify(value),
})
