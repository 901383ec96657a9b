import { type ErrorBody, errorCodes } from '@forecourt/contracts/errors'
import type { SiteRequest } from '@forecourt/lambda-kit/http-handler'
import type { HttpResult } from '@forecourt/lambda-kit/http-request'
import { loadRegistry } from '@forecourt/lambda-kit/release-read'
import { documentServices } from './services.ts'
import { loadShell } from './shell.ts'

const methods = ['GET', 'HEAD']

/** Every address that no other function answers: the shell renders it, for the request's tenant and the releases that serve. */
export async function renderDocument(request: SiteRequest): Promise<HttpResult> {
  const { event } = request
  const { method } = event.requestContext.http
  if (event.rawPath.startsWith('/api/')) return noSuchEndpoint(event.requestContext.requestId)
  if (!methods.includes(method)) return notAllowed
  const [render, registry] = await Promise.all([loadShell(), loadRegistry()])
  const address = { path: event.rawPath, query: event.rawQueryString }
  const { status, headers, body } = await render(address, documentServices(request, registry))
  return { statusCode: status, headers, body: method === 'HEAD' ? '' : body }
}

const notAllowed: HttpResult = {
  statusCode: 405,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: methods.join(', ') },
  body: 'Pages can only be read: use GET.',
}

/** An address, or a method of one, that the route table does not have answers as the API does. */
const noSuchEndpoint = (requestId: string): HttpResult => ({
  statusCode: errorCodes.not_found.status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify({
    error: { code: 'not_found', message: errorCodes.not_found.message, requestId },
  } satisfies ErrorBody),
})
