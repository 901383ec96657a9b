import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'

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

/** What `import cf from 'cloudfront'` gives: like CloudFront's own, `get` throws for a parameter that the tenant does not have. */
function cloudfrontModule(parameters: ReadonlyMap<string, string>) {
  const get = (name: string): string => {
    const value = parameters.get(name)
    if (value === undefined) throw new Error(`the distribution tenant has no parameter ${name}`)
    return value
  }
  return { distributionTenant: { parameters: { get } } }
}

const importLine = /^import cf from 'cloudfront'$/m

export const viewerRequestFile = new URL('viewer-request.js', import.meta.url)

/**
 * The file that CloudFront runs, compiled once for this process. The answer makes its handler for a distribution tenant
 * with the given parameters; the file itself has no exports and takes CloudFront's module by an import.
 */
export function loadEdgeFunction(
  file: URL = viewerRequestFile,
): (parameters: ReadonlyMap<string, string>) => ViewerRequestHandler {
  const text = readFileSync(file, 'utf8')
  if (!importLine.test(text)) throw new Error(`${file.pathname} does not import cf from 'cloudfront'.`)
  // The line stays, as a comment, so that errors name the right one.
  const body = `${text.replace(importLine, '// $&')}\nreturn handler`
  const make = compileFunction(body, ['cf', 'console'], { filename: file.pathname })
  return (parameters) => make(cloudfrontModule(parameters), console)
}
