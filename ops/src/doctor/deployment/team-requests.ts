import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import type { ProbeRequest, TeamState } from './deployment.ts'

/** A value that is nobody's: such a path is not found, or not valid. */
const nobodys = 'none'

/**
 * A request that a function answers without work: a read of what is not there, or else a write without the marks of a browser, which is
 * refused before anything is read of it. A read that counts shoppers is not asked.
 */
export function probeOf(rows: readonly Endpoint[]): ProbeRequest | undefined {
  const row =
    rows.find(({ method, counts }) => method === 'GET' && !counts) ?? rows.find(({ method }) => method === 'POST')
  return row && { method: row.method, path: row.path.replace(/\{\w+\+?\}/g, nobodys) }
}

type Stage = {
  /** What to do where a team is not deployed; null where it is. */
  missing(team: string): string | null
  /** Where the log of a function is. */
  log(team: string, name: string): string
}

/** The teams of this checkout but the platform's, whose absence every other check shows. */
export async function teamStates({ missing, log }: Stage): Promise<TeamState[]> {
  // Read when it is asked, so that a declaration that cannot be read fails this check alone.
  const { functions } = await import('@forecourt/functions/needs')
  const teams = [...new Set(Object.values(functions).map(({ team }) => team))].filter((team) => team !== platformTeam)
  return teams.sort().map((team) => ({
    team,
    missing: missing(team),
    requests: Object.entries(functions).flatMap(([name, { team: its, runs }]) => {
      const request = its === team ? probeOf(runs.http ?? []) : undefined
      return request ? [{ function: name, request, log: log(team, name) }] : []
    }),
  }))
}
