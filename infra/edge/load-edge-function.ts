import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { type Endpoint, methodsOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'

type EdgeValue = { value: string; multiValue?: { value: string }[] }

/** The parts of CloudFront Functions' event structure (version 1.0) that we use; names of headers are lower case. */
export type ViewerRequest = {
  method: string
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
  cookies: Record<string, EdgeValue>
}
export type ViewerEvent = {
  version: string
  context: { requestId: string }
  viewer: { ip: string }
  request: ViewerRequest
}
export type ViewerResponse = {
  statusCode: number
  statusDescription?: string
  headers?: Record<string, EdgeValue>
  body?: { encoding: 'text'; data: string }
}
export type ViewerRequestHandler = (event: ViewerEvent) => Promise<ViewerRequest | ViewerResponse>

/** The module `cloudfront`: like CloudFront's own, `get` throws for a parameter that the tenant does not have. */
function cloudfrontModule(parameters: ReadonlyMap<string, string>) {
  const get = (name: string): string => {
    const value = parameters.get(name)
    if (value === undefined) throw new Error(`the distribution tenant has no parameter ${name}`)
    return value
  }
  return { distributionTenant: { parameters: { get } } }
}

const importLine = /^import cf from 'cloudfront'$/m
const privateRoutesLine = /^const privateRoutes = .*$/m

const viewerRequestFile = new URL('viewer-request.js', import.meta.url)

/** Matches `GET /api/session` and the like: every private row with each of its methods. */
function privateRoutesPattern(rows: readonly Endpoint[]): RegExp {
  const routes = rows
    .filter(({ visibility }) => visibility === 'private')
    .map((row) => `(${methodsOf(row).join('|')}) ${escaped(row.path).replace(/\\\{[^}]*\\\}/g, '[^/]+')}`)
  return new RegExp(`^(${routes.join('|')})$`)
}

const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text that CloudFront runs: viewer-request.js with the paths that receive cookies. */
export function viewerRequestCode(rows: readonly Endpoint[] = endpoints): string {
  const text = readFileSync(viewerRequestFile, 'utf8')
  if (!privateRoutesLine.test(text)) throw new Error(`${viewerRequestFile.pathname} has no line for private routes.`)
  return text.replace(privateRoutesLine, () => `const privateRoutes = ${privateRoutesPattern(rows)}`)
}

/**
 * The text that CloudFront runs, compiled once for this process. The answer makes its handler for a distribution tenant
 * with the given parameters; the text itself has no exports and takes CloudFront's module by an import.
 */
export function loadEdgeFunction(
  text: string = viewerRequestCode(),
): (parameters: ReadonlyMap<string, string>) => ViewerRequestHandler {
  if (!importLine.test(text)) throw new Error("The edge function does not import cf from 'cloudfront'.")
  // Keeps the import as a comment, so that errors have the right line numbers.
  const body = `${text.replace(importLine, '// $&')}\nreturn handler`
  const make = compileFunction(body, ['cf', 'console'], { filename: viewerRequestFile.pathname })
  return (parameters) => make(cloudfrontModule(parameters), console)
}
