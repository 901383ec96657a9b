import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'

/** Whether a script names an endpoint's path, as a whole text and not as the beginning of another. */
const names = (script: string, { path }: Endpoint): boolean =>
  ['"', "'", '`'].some((quote) => script.includes(quote + path + quote))

/** The endpoints whose rows are in a build's browser files, as routes: `GET /api/search`. */
export const calledEndpoints = (scripts: readonly string[], rows: readonly Endpoint[] = endpoints): string[] =>
  rows
    .filter((row) => scripts.some((script) => names(script, row)))
    .map(routeOf)
    .sort()
