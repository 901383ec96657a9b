import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { Functions } from './function-routes.ts'

/** The teams of some functions, each once, in order. */
export const teamsOf = (functions: Functions): string[] => [
  ...new Set(
    Object.values(functions)
      .map(({ team }) => team)
      .sort(),
  ),
]

/** Who deploys by roles of its own: a remote, functions, or both. */
export type Squad = { name: string; hasRemote: boolean; hasFunctions: boolean }

/** The squads of some remotes and functions, each once, in order. */
export function squadsOf(remotes: readonly string[], functions: Functions): Squad[] {
  const teams = teamsOf(functions).filter((team) => team !== platformTeam)
  return [...new Set([...remotes, ...teams])]
    .sort()
    .map((name) => ({ name, hasRemote: remotes.includes(name), hasFunctions: teams.includes(name) }))
}

/** Reads `-c team=…`. Throws RangeError with the teams that have a stack of their own. */
export function checkTeam(given: string, functions: Functions): string {
  const teams = teamsOf(functions).filter((team) => team !== platformTeam)
  if (teams.includes(given)) return given
  if (given === platformTeam)
    throw new RangeError('The functions of the team platform are deployed with the platform: npx cdk deploy --all.')
  const nearest = nearestName(given, teams)
  throw new RangeError(
    `There is no team "${given}".${nearest ? ` Did you mean "${nearest}"?` : ''} The teams are: ${teams.join(', ')}.`,
  )
}
