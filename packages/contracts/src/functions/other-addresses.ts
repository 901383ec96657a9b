import type { FunctionRuns } from './needs.ts'
import { platformTeam } from './platform-team.ts'

/**
 * What is wrong with the addresses that a function answers beside the endpoints' rows, without the function's name. A squad's function
 * answers rows alone: by another address it would take a page, every address without a route (`$default`), or another team's endpoint.
 */
export function addressProblems(team: string, { paths = [], documents }: FunctionRuns): string[] {
  if (team !== platformTeam)
    return [
      ...paths.map(
        ({ path }) =>
          `answers ${path} (runs.paths), and addresses beside the rows are the platform's, pages among them: declare a row in packages/contracts/src/endpoints and name it in runs.http.`,
      ),
      ...(documents
        ? ["answers every address without a route (runs.documents), which is the platform's: leave it out."]
        : []),
    ]
  return paths
    .filter(({ path }) => !path.startsWith('/'))
    .map(({ path }) => `answers ${path} (runs.paths), which is no path: it begins with "/".`)
}
