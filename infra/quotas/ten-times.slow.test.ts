import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { functions } from '@forecourt/functions/needs'
import { beforeAll, expect, test, vi } from 'vitest'
import { teamsOf } from '../config/teams.ts'
import { addDeployStacks } from '../templates/all-deploy-contexts.ts'
import { grownFunctions } from '../testing/grown-functions.ts'
import { testApp } from '../testing/test-app.ts'
import type { Usage } from './limits.ts'
import { type LimitName, limits, maxShare } from './limits.ts'
import { percentOf } from './quota-problems.ts'
import { largestUses } from './quota-table.ts'
import { usagesOf } from './stage-usages.ts'

// The rows of tables and endpoints know the teams of today: a copy of a team has the original's rights, and rows of its own.
vi.mock('@forecourt/contracts/tables/team-rights', async (original) => {
  const { teamRights } = await original<typeof import('@forecourt/contracts/tables/team-rights')>()
  const { teamOfToday } = await import('../testing/grown-functions.ts')
  return { teamRights: (team: string, table: never) => teamRights(teamOfToday(team), table) }
})
vi.mock('@forecourt/contracts/endpoints/endpoints', async () => {
  const grown = (await import('../testing/grown-functions.ts')).grownFunctions(functions, 10)
  return { endpoints: Object.values(grown).flatMap(({ runs }) => runs.http ?? []) }
})
vi.mock('../config/function-problems.ts', () => ({ checkFunctions: () => undefined }))

/** What the one account, gateway, edge and dashboard hold for all teams. docs/scale.md says what to do before each. */
const ofAllTeams: readonly LimitName[] = ['routes', 'integrations', 'edgeFunction', 'roles', 'dashboardMetrics']

const grown = grownFunctions(functions, 10)
const teams = teamsOf(grown).filter((team) => team !== platformTeam)
let usages: Usage[]

beforeAll(async () => {
  const context = { stage: 'prod', alarms: 'night@forecourt.example', canary: 'https://www.northgate.example' }
  const app = await addDeployStacks(testApp(context), { functions: grown, remotes: teams })
  usages = usagesOf(app.synth())
}, 300_000)

test('all stacks of prod are measured, with fifty squads, ten times the functions and every limit', {
  tags: 'exhaustive',
}, () => {
  expect(teams).toHaveLength(50)
  expect(Object.keys(grown).length).toBeGreaterThanOrEqual(10 * Object.keys(functions).length)
  const stacks = usages.filter(({ limit }) => limit === 'resources').map(({ of }) => of)
  const kinds = stacks.map((name) => name.replace(/^forecourt-prod-/, '').replace(/^squad-.+/, 'squad'))
  expect(kinds.filter((kind) => kind === 'squad')).toHaveLength(50)
  expect(kinds).toEqual(expect.arrayContaining(['data', 'platform', 'edge', ...teams]))
  expect(new Set(usages.map(({ limit }) => limit))).toEqual(new Set(Object.keys(limits)))
})

test('ten times the functions of today, in fifty teams: every stack stays under 70% of every limit', {
  tags: 'exhaustive',
}, () => {
  const near = usages.filter((usage) => percentOf(usage) >= maxShare * 100)
  expect(near.filter(({ limit }) => !ofAllTeams.includes(limit))).toEqual([])
  expect(
    largestUses(near)
      .map(({ limit }) => limit)
      .sort(),
  ).toEqual([...ofAllTeams].sort())
})
