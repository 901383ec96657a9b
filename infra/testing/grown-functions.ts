import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import type { TeamFunction } from '@forecourt/functions/needs'
import type { Functions } from '../config/function-routes.ts'

const letterOf = (copy: number): string => 'abcdefghij'[copy % 10] ?? ''

/** For tests: the team of today whose copy a team is. */
export const teamOfToday = (team: string): string => team.replace(/-[a-j]$/, '')

/**
 * For tests: that many times the functions of today, in ten teams for each of today's. A copy has rows of its own beside its original's:
 * an API has one route a path. The team `platform` stays as it is, and the others have its part too.
 */
export function grownFunctions(functions: Functions, times: number): Functions {
  const all = Object.entries(functions)
  const ofTeams = all.filter(([, { team }]) => team !== platformTeam)
  const copies = Math.ceil((all.length * times - (all.length - ofTeams.length)) / ofTeams.length)
  const copied = Array.from({ length: copies }, (_, copy) =>
    ofTeams.map(([name, needs]) => [copy === 0 ? name : `${name}-${copy}`, copyOf(needs, copy)] as const),
  )
  return Object.fromEntries([...all.filter(([, { team }]) => team === platformTeam), ...copied.flat()])
}

const copyOf = (needs: TeamFunction, copy: number): TeamFunction => {
  const { http } = needs.runs
  return {
    ...needs,
    team: copy % 10 === 0 ? needs.team : `${needs.team}-${letterOf(copy)}`,
    runs: {
      ...needs.runs,
      ...(http && { http: http.map((row) => rowOf(row, copy)) }),
    },
  }
}

const rowOf = (row: Endpoint, copy: number): Endpoint =>
  copy === 0 ? row : { ...row, path: row.path.replace('/api/', `/api/${copy}/`) as Endpoint['path'] }
