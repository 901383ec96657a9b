import type { Deployment, TeamState } from '../deployment/deployment.ts'
import { type Finding, runCheck } from '../finding.ts'

const area = 'teams'

type Outside = Pick<Deployment, 'sites' | 'ask' | 'teams'>

/**
 * From outside and inside: each team's stack is there, and each of its functions that answers requests answers one, whatever it says. Asked on one
 * site: a function is the same for all.
 */
export async function checkTeams({ teams, sites, ask }: Outside): Promise<Finding[]> {
  const all = await teams()
  const [site] = sites
  const found = await Promise.all(
    all.map((team) => (site ? runCheck(area, () => checkTeam(team, site.url, ask)) : missing(team))),
  )
  const problems = found.flat()
  if (problems.length > 0) return problems
  return [{ state: 'good', area, say: `all ${all.length} ${site ? 'answer' : 'are deployed'}` }]
}

const missing = ({ team, missing: todo }: TeamState): Finding[] =>
  todo === null
    ? []
    : [{ state: 'bad', area, say: `The functions of ${team} are not deployed: their addresses answer 404.`, todo }]

async function checkTeam(team: TeamState, url: string, ask: Outside['ask']): Promise<Finding[]> {
  if (team.missing !== null) return missing(team)
  const found: Finding[] = []
  // One after the other: each may have to start first, and all at once would wait for each other on a small machine.
  for (const { function: name, request, log } of team.requests) {
    const { method, path } = request
    const first = await ask(url + path, method)
    const { status } = first.status < 500 ? first : await ask(url + path, method)
    if (status < 500) continue
    found.push({
      state: 'bad',
      area,
      say: `${name}, of ${team.team}, fails: ${method} ${url}${path} answers ${status}.`,
      todo: `${log} has the reason. To go back: docs/operations/roll-back.md.`,
    })
  }
  return found
}
