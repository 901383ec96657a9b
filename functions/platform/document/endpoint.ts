import type { RenderDocument } from '@forecourt/contracts/document'
import { methodsOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { pathPattern } from '@forecourt/contracts/endpoints/path-pattern'
import { type ErrorBody, type ErrorCode, errorCodes } from '@forecourt/contracts/errors'
import type { Registry } from '@forecourt/contracts/releases/release'
import { inSearchOrder } from '@forecourt/domain/search/search-url'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import { type HttpResult, viewerAddress } from '@forecourt/lambda-kit/http/http-request'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { loadShell } from './load-shell.ts'
import { createPageOutcomes } from './page-outcomes.ts'
import { isIntact } from './remote-files.ts'
import { documentServices } from './services.ts'

const methods = ['GET', 'HEAD']

/** Answers every address without a route: the shell renders it for the request's tenant and the serving releases. */
export async function renderDocument(request: SiteRequest): Promise<HttpResult> {
  const { event } = request
  const { method } = event.requestContext.http
  if (event.rawPath.startsWith('/api/')) return rejectApiRequest(event.rawPath, event.requestContext)
  if (!methods.includes(method)) return methodNotAllowed
  const [render, serving] = await Promise.all([loadShell(), loadRegistry(request.site, isIntact)])
  const made = await makeDocument(render, request, serving)
  // A changed file of a release was found: it did not run, and the previous release serves.
  const isChanged = Object.values(serving.remotes).some((remote) => !isIntact(remote))
  const { status, headers, body } = isChanged
    ? await makeDocument(render, request, await loadRegistry(request.site, isIntact))
    : made
  return { statusCode: status, headers, body: method === 'HEAD' ? '' : body }
}

async function makeDocument(render: RenderDocument, request: SiteRequest, registry: Registry) {
  const { rawPath: path, rawQueryString } = request.event
  const query = inSearchOrder(rawQueryString)
  const outcomes = createPageOutcomes(registry, viewerAddress(request.event))
  const made = await render({ path, query }, documentServices(request, registry, outcomes))
  await outcomes.save()
  return made
}

const methodNotAllowed: HttpResult = {
  statusCode: 405,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: methods.join(', ') },
  body: 'Pages can only be read: use GET.',
}

const addresses = endpoints.map((endpoint) => ({
  shape: new RegExp(`^${pathPattern(endpoint.path)}$`),
  methods: methodsOf(endpoint),
}))

/**
 * Unknown API paths and methods answer in the API's format. A declared address comes here only where its team's stack is removed: then
 * there is nothing at it.
 */
function rejectApiRequest(path: string, { requestId, http }: SiteRequest['event']['requestContext']): HttpResult {
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
