import { methodsOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { pathPattern } from '@forecourt/contracts/endpoints/path-pattern'
import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import type { ErrorBody } from '@forecourt/contracts/errors'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'

const addresses = endpoints.map((endpoint) => ({
  shape: new RegExp(`^${pathPattern(endpoint.path)}$`),
  methods: methodsOf(endpoint),
}))

/**
 * Unknown API paths and methods answer in the API's format. A declared address comes here only where its team's stack is removed: then
 * there is nothing at it.
 */
export function rejectApiRequest(
  path: string,
  { requestId, http }: SiteRequest['event']['requestContext'],
): HttpResult {
  const allowed = addresses.filter(({ shape }) => shape.test(path)).flatMap((address) => address.methods)
  const isOther = allowed.length > 0 && !allowed.some((method) => method === http.method)
  const code: ErrorCode = isOther ? 'method_not_allowed' : 'not_found'
  const { status, message } = errorCodes[code]
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(isOther && { allow: allowed.join(', ') }),
    },
    body: JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody),
  }
}
