import type { RenderDocument } from '@forecourt/contracts/document'
import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints'
import { type ErrorBody, type ErrorCode, errorCodes } from '@forecourt/contracts/errors'
import type { Registry } from '@forecourt/contracts/release'
import type { SiteRequest } from '@forecourt/lambda-kit/http-handler'
import type { HttpResult } from '@forecourt/lambda-kit/http-request'
import { loadRegistry } from '@forecourt/lambda-kit/release-read'
import { methodsOf } from '../routes.ts'
import { pageTally } from './page-tally.ts'
import { isUntouched } from './remote-files.ts'
import { documentServices } from './services.ts'
import { loadShell } from './shell.ts'

const methods = ['GET', 'HEAD']

/** Every address that no other function answers: the shell renders it, for the request's tenant and the releases that serve. */
export async function renderDocument(request: SiteRequest): Promise<HttpResult> {
  const { event } = request
  const { method } = event.requestContext.http
  if (event.rawPath.startsWith('/api/')) return notOurs(event.rawPath, event.requestContext.requestId)
  if (!methods.includes(method)) return notAllowed
  const [render, serving] = await Promise.all([loadShell(), loadRegistry(request.site, isUntouched)])
  const made = await makeDocument(render, request, serving)
  // A file of a release turned out to be changed: it did not run, and the release before it serves.
  const isChanged = Object.values(serving.remotes).some((remote) => !isUntouched(remote))
  const { status, headers, body } = isChanged
    ? await makeDocument(render, request, await loadRegistry(request.site, isUntouched))
    : made
  return { statusCode: status, headers, body: method === 'HEAD' ? '' : body }
}

async function makeDocument(render: RenderDocument, request: SiteRequest, registry: Registry) {
  const { rawPath: path, rawQueryString: query } = request.event
  const tally = pageTally(registry)
  const made = await render({ path, query }, documentServices(request, registry, tally))
  await tally.save()
  return made
}

const notAllowed: HttpResult = {
  statusCode: 405,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: methods.join(', ') },
  body: 'Pages can only be read: use GET.',
}

const addresses = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  shape: new RegExp(`^${endpoints[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  allow: methodsOf(name).join(', '),
}))

/** An address, or a method of one, that the route table does not have answers as the API does. */
function notOurs(path: string, requestId: string): HttpResult {
  const known = addresses.find(({ shape }) => shape.test(path))
  const code: ErrorCode = known ? 'method_not_allowed' : 'not_found'
  const { status, message } = errorCodes[code]
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(known && { allow: known.allow }),
    },
    body: JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody),
  }
}
