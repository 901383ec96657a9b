import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { type Endpoint, readsQuery } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { pathPattern } from '@forecourt/contracts/endpoints/path-pattern'
import { functions } from '@forecourt/functions/needs'

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

const viewerRequestFile = new URL('viewer-request.js', import.meta.url)

/** Matches exactly these paths, where `{name}` is one segment and `{name+}` all the rest. */
const patternOf = (paths: readonly string[], prefix = ''): RegExp =>
  new RegExp(`^${prefix}(${paths.map((path) => pathPattern(path)).join('|')})$`)

/** What the text knows, by the names of its constants. Whatever it does not know passes whole, with its session, and is not kept. */
const patterns = ({ rows, paths }: Addresses): Readonly<Record<string, RegExp>> => {
  const shared = rows.filter(({ visibility, method }) => visibility === 'shared' && method === 'GET')
  const readsOf = (some: readonly Endpoint[]) =>
    patternOf(
      some.map(({ path }) => path.slice(apiPrefix.length)),
      `(GET|HEAD) ${apiPrefix}`,
    )
  return {
    sharedWithQuery: readsOf(shared.filter(readsQuery)),
    sharedWithout: readsOf(shared.filter((row) => !readsQuery(row))),
    otherPaths: patternOf(paths),
  }
}

const apiPrefix = '/api/'

/** `paths`: what functions answer beside the rows. Each is shared, and reads no query. */
type Addresses = { rows: readonly Endpoint[]; paths: readonly string[] }

const declared: Addresses = {
  rows: endpoints,
  paths: Object.values(functions).flatMap(({ runs }) => (runs.paths ?? []).map(({ path }) => path)),
}

/** The text that CloudFront runs: viewer-request.js with the addresses that are known to be shared, and without comments, for its size. */
export function viewerRequestCode(addresses: Partial<Addresses> = {}): string {
  return Object.entries(patterns({ ...declared, ...addresses })).reduce(
    (text, [name, pattern]) => {
      const line = new RegExp(`^const ${name} = .*$`, 'm')
      if (!line.test(text)) throw new Error(`${viewerRequestFile.pathname} has no line for ${name}.`)
      return text.replace(line, () => `const ${name} = ${pattern}`)
    },
    // Lines keep their numbers.
    readFileSync(viewerRequestFile, 'utf8').replaceAll(/^ *\/\/.*$/gm, ''),
  )
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
