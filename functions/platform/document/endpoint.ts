import type { RenderDocument } from '@forecourt/contracts/document'
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
  if (event.rawPath.startsWith('/api/')) {
    // It knows every endpoint, of which a page needs few.
    const { rejectApiRequest } = await import('./reject-api-request.ts')
    return rejectApiRequest(event.rawPath, event.requestContext)
  }
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
