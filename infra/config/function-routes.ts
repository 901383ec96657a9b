import { methodsOf, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { FunctionRuns } from '@forecourt/contracts/functions/needs'
import type { TeamFunction } from '@forecourt/functions/needs'

/** What every function needs, by its folder's name. */
export type Functions = Readonly<Record<string, TeamFunction>>

export type Route = { path: string; methods: readonly ('GET' | 'HEAD' | 'POST')[]; function: string }

/** Whether it answers requests through the edge, so that it checks the edge's secret. */
export const isBehindEdge = ({ runs }: { runs: FunctionRuns }): boolean =>
  Boolean(runs.http ?? runs.paths ?? runs.documents)

/** The functions that answer all addresses without a route; there must be one. */
export const documentFunctions = (functions: Functions): string[] =>
  Object.keys(functions).filter((name) => functions[name]?.runs.documents)

/** The function that owns the index: it says who reads and writes it. @throws RangeError where there is none. */
export function indexOwner(functions: Functions): string {
  const owner = Object.keys(functions).find((name) => functions[name]?.index === 'own')
  if (!owner) throw new RangeError("No function owns the index (index: 'own').")
  return owner
}

/** What functions take of the API: a route each method of a path, and an integration each function. */
export const apiUse = (functions: Functions): { routes: number; integrations: number } => ({
  routes:
    routesOf(functions).reduce((sum, { methods }) => sum + methods.length, 0) + documentFunctions(functions).length,
  integrations: Object.values(functions).filter(isBehindEdge).length,
})

/** The rows that functions answer, as releases call them, and those of them that pages load. */
export function endpointRoutes(functions: Functions): { endpoints: string[]; loads: string[] } {
  const rows = Object.values(functions).flatMap(({ runs }) => runs.http ?? [])
  const sorted = (some: typeof rows): string[] => some.map(routeOf).sort()
  return { endpoints: sorted(rows), loads: sorted(rows.filter(({ from }) => from === 'load')) }
}

/** The routes of the API, in the order of the functions' names. */
export const routesOf = (functions: Functions): Route[] =>
  Object.entries(functions).flatMap(([name, { runs }]) =>
    [...(runs.http ?? []).map((row) => ({ path: row.path, methods: methodsOf(row) })), ...(runs.paths ?? [])].map(
      ({ path, methods }) => ({ path, methods, function: name }),
    ),
  )
