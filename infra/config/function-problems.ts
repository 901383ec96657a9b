import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { addressProblems } from '@forecourt/contracts/functions/other-addresses'
import { tenantStackName } from '@forecourt/contracts/platform/platform-names'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { providers } from '@forecourt/providers/needs'
import { alarmTopicName, boundaryName, squadNames, stockRoleName, tenantTablesRoleName } from './derived-names.ts'
import { foreignNeeds } from './foreign-needs.ts'
import { documentFunctions, type Functions, isBehindEdge, routesOf } from './function-routes.ts'
import { stackNames } from './parameters.ts'
import { teamsOf } from './teams.ts'

/** A function's folder, as its team knows it. */
const folderOf = (functions: Functions, name: string): string => `functions/${functions[name]?.team}/${name}`

/** Paths that differ only in the names of their captures are the same to the gateway. */
const withoutCaptureNames = (path: string): string => path.replace(/\{\w+(\+?)\}/g, '{$1}')

const listIn =
  (functions: Functions) =>
  (names: readonly string[]): string =>
    names.map((name) => folderOf(functions, name)).join(' and ')

/** The problems of the functions' declarations, a sentence each: conflicts with the endpoints' rows or with one another. */
export function functionProblems(functions: Functions, rows: readonly Endpoint[] = endpoints): string[] {
  return [
    ...rows.flatMap((row) => rowProblem(row, functions)),
    ...Object.entries(functions).flatMap(([name, needs]) => [
      ...unknownRows(folderOf(functions, name), needs, rows),
      ...needsProblems(folderOf(functions, name), needs),
      ...unknownProviders(folderOf(functions, name), needs),
      ...foreignNeeds(folderOf(functions, name), needs),
      ...addressProblems(needs.team, needs.runs).map((problem) => `${folderOf(functions, name)} ${problem}`),
    ]),
    ...sharedRoutes(functions),
    ...teamsOf(functions).flatMap((team) => teamProblem(team, teamsOf(functions))),
    ...documentProblem(functions),
  ]
}

/** @throws RangeError with all problems. */
export function checkFunctions(functions: Functions): void {
  const problems = functionProblems(functions)
  if (problems.length > 0) throw new RangeError(problems.join('\n'))
}

function rowProblem(row: Endpoint, functions: Functions): string[] {
  const isRun = Object.values(functions).some(({ runs }) => runs.http?.some((own) => routeOf(own) === routeOf(row)))
  return isRun ? [] : [`No function answers ${routeOf(row)}: name its row in the needs.ts of one (runs.http).`]
}

function unknownRows(folder: string, { runs }: PlatformNeeds, rows: readonly Endpoint[]): string[] {
  const known = new Set(rows.map(routeOf))
  return (runs.http ?? [])
    .map(routeOf)
    .filter((route) => !known.has(route))
    .map((route) => `${folder} answers ${route}, which is no row of packages/contracts/src/endpoints.`)
}

function unknownProviders(folder: string, { providers: named = [] }: PlatformNeeds): string[] {
  return named
    .filter((provider) => !Object.hasOwn(providers, provider))
    .map((provider) => `${folder} names the provider ${provider}, which is no folder of packages/providers/src.`)
}

const anyStage = { name: 'prod' } as const

/** Names of a stage that are no team's. One that ends in what it is of ends before that here. */
const othersNames: readonly string[] = [
  stackNames.data(anyStage),
  stackNames.edge(anyStage),
  stackNames.remote(anyStage, ''),
  tenantStackName(anyStage.name, ''),
  tenantTablesRoleName(anyStage, ''),
  stockRoleName(anyStage),
  boundaryName(anyStage, ''),
  alarmTopicName(anyStage),
  ...Object.values(squadNames(anyStage, '')),
]

/** Rights on what is a team's end at `forecourt-<stage>-<team>-`. */
function teamProblem(team: string, teams: readonly string[]): string[] {
  const within = teams.find((other) => team.startsWith(`${other}-`))
  if (within) return [`The team ${team} would have what is of ${within}: choose a name that begins otherwise.`]
  const own = stackNames.team(anyStage, team)
  const taken = othersNames.some((name) => name === own || name.startsWith(`${own}-`) || startsAt(own, name))
  return taken ? [`No team can have the name ${team}: stacks and roles have it.`] : []
}

const startsAt = (own: string, name: string): boolean => name.endsWith('-') && own.startsWith(name)

function sharedRoutes(functions: Functions): string[] {
  const listed = listIn(functions)
  const owners = new Map<string, string[]>()
  for (const { path, methods, function: name } of routesOf(functions))
    for (const method of methods) {
      const route = `${method} ${withoutCaptureNames(path)}`
      owners.set(route, [...(owners.get(route) ?? []), name])
    }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([route, names]) => `${listed(names)} both answer ${route}: a request reaches one function only.`)
}

function documentProblem(functions: Functions): string[] {
  const names = documentFunctions(functions)
  if (names.length === 1) return []
  return [
    names.length === 0
      ? 'No function answers documents (runs.documents).'
      : `${listIn(functions)(names)} both answer documents: a request reaches one function only.`,
  ]
}

const shapeOf = (table: TableName): TableShape => tables[table]
const isOfTenants = (table: string): boolean => shapeOf(table as TableName).owner === 'tenant'

function needsProblems(folder: string, needs: PlatformNeeds): string[] {
  const { runs } = needs
  const problems: [isBroken: boolean, problem: string][] = [
    [Object.keys(runs).length === 0, 'is run by nothing: fill in runs.'],
    [
      needs.index !== undefined && (needs.providers ?? []).length > 0,
      'names both index and providers: the network of the index has no way to the internet. Make it two functions.',
    ],
    [
      isBehindEdge(needs) &&
        Boolean(runs.every ?? runs.streamOf ?? runs.wired) &&
        Object.keys(needs.tables).some(isOfTenants),
      "answers requests and has jobs too, and names tables of tenants: a job's rights reach every tenant. Make it two functions.",
    ],
    [
      runs.streamOf !== undefined && !shapeOf(runs.streamOf).stream,
      `runs on the stream of ${runs.streamOf}, whose row has none (stream: true).`,
    ],
    [
      (runs.http ?? []).some(({ session }) => session !== 'none') &&
        !needs.tables.sessions?.some((right) => right === 'get' || right === 'read'),
      "answers endpoints with a session, but may not read the table sessions (tables: { sessions: ['get'] }).",
    ],
  ]
  return problems.filter(([isBroken]) => isBroken).map(([, problem]) => `${folder} ${problem}`)
}
