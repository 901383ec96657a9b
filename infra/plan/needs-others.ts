import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import type { Functions } from '../config/function-routes.ts'
import { stackNames } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import type { Change } from './compare-facts.ts'
import type { Facts, Subject } from './template-facts.ts'

type Compared = { before: Facts | undefined; changes: readonly Change[] }
type Deploy = { stage: Pick<Stage, 'name'>; team: string; functions: Functions; hasRoles: boolean }

/** What another stack must bring of a team's change. `isBefore`: the team's deploy fails, or its functions do, until it is deployed. */
export type OthersNeed = { isBefore: boolean; says: string }

/** What of a team's change another stack must bring, and when, a sentence each with the command. */
export function needsOfOthers(
  { before, changes }: Compared,
  { stage, team, functions, hasRoles }: Deploy,
): OthersNeed[] {
  const alone = (stack: string): string => `npx cdk deploy ${stack} --exclusively -c stage=${stage.name}`
  if (!before && hasRoles)
    return [
      {
        isBefore: false,
        says: `Data, before it, only if a table, secret, prefix or provider is new to ${team} since data was deployed. ${alone(stackNames.data(stage))}`,
      },
    ]
  if (!before)
    return [
      {
        isBefore: true,
        says: `Data and ${stackNames.squad(stage, team)}, before it: they make the team's boundary and roles. npx cdk deploy --all -c stage=${stage.name}`,
      },
    ]
  const namesOf = (subject: Subject, ...kinds: Change['kind'][]): string[] =>
    changes.filter((change) => change.subject === subject && kinds.includes(change.kind)).map(({ name }) => name)

  const loaded = namesOf('code', 'added', 'changed').flatMap((name) => loadedOnServer(functions, name))
  const indexed = namesOf('variables', 'added').flatMap((name) => name.match(/^(.+): OPENSEARCH_URL$/)?.[1] ?? [])
  const rebuilds = namesOf('other resources', 'changed').some((name) => name.startsWith('Custom::StockIndex '))
  const rights = newToTeam(before, namesOf('rights', 'added'), team)
  const newLoads = loaded.filter((route) => namesOf('routes', 'added').includes(route))
  const shared = namesOf('routes', 'added').filter((route) => sharedRoutes.has(route))

  const all: [applies: boolean, says: string, stack: string][] = [
    [
      rights.length > 0,
      `Data, before it: functions of ${team} had no right yet to ${rights.join(', ')}. It must be in the team's boundary, which data makes from these sources`,
      stackNames.data(stage),
    ],
    [
      loaded.length > 0,
      `Platform, after it: pages load ${loaded.join(', ')} on the server too, in the document function, which has the code as it was until the platform is deployed${newLoads.length > 0 ? `, and no release that calls ${newLoads.join(', ')} is published before` : ''}`,
      stackNames.platform(stage),
    ],
    [
      indexed.length > 0,
      `Platform, after it: the index lets ${indexed.join(', ')} in from then on`,
      stackNames.platform(stage),
    ],
    [
      rebuilds,
      'Platform, after it and never before: if fields of the index changed, this deploy builds the index that the document function then searches',
      stackNames.platform(stage),
    ],
    [shared.length > 0, `Edge, at any time: it keeps ${shared.join(', ')} from then on`, stackNames.edge(stage)],
  ]
  return all
    .filter(([applies]) => applies)
    .map(([, says, stack]) => ({ isBefore: stack === stackNames.data(stage), says: `${says}. ${alone(stack)}` }))
}

/** The rows of a function that the document function answers as well (functions/platform/document/load-answers.ts). */
const loadedOnServer = (functions: Functions, name: string): string[] =>
  (functions[name]?.runs.http ?? []).filter(({ from }) => from === 'load').map(routeOf)

const sharedRoutes = new Set(endpoints.filter(({ visibility }) => visibility === 'shared').map(routeOf))

/** What a right is on, without whose it is; undefined for what every function of a team may do. */
function withoutName(right: string, team: string): string | undefined {
  const [, action, on = ''] = / may (\S+) on (.+)$/.exec(right) ?? []
  if (!action || /^(everything|its log|the queue .*)$/.test(on)) return undefined
  const table = /(?:the table|the indexes of|items of|the stream of) (\w+)$/.exec(on)?.[1]
  const isOwn = table !== undefined && tables[table as TableName]?.team === team
  const isOfTenants = table !== undefined && tables[table as TableName]?.owner === 'tenant'
  // The boundary has every right on the team's own tables, but on tables of tenants what its jobs declare.
  return isOwn && (!isOfTenants || on.startsWith('items of')) ? table : `${action} on ${on}`
}

function newToTeam(before: Facts, added: readonly string[], team: string): string[] {
  const known = new Set([...before.rights.keys()].map((right) => withoutName(right, team)))
  const wanted = added.flatMap((right) => withoutName(right, team) ?? [])
  return [...new Set(wanted)].filter((right) => !known.has(right))
}
