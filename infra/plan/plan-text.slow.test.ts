import { lenders } from '@forecourt/contracts/endpoints/finance'
import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { functions as declared, type TeamFunction } from '@forecourt/functions/needs'
import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import type { Functions } from '../config/function-routes.ts'
import { stageOf } from '../config/stages.ts'
import { TeamStack } from '../stacks/team-stack.ts'
import { needsOf } from '../testing/platform-template.ts'
import { testApp } from '../testing/test-app.ts'
import { planChanges } from './plan-text.ts'

const stage = stageOf('prod')
const linesOf = (text: string): string[] => text.split('\n')

type Sources = { team?: string; functions?: Functions; code?: Readonly<Record<string, string>> }

function templateOf({ team = 'finance', functions = declared, code = {} }: Sources): unknown {
  const text = (name: string) => Code.fromInline(code[name] ?? 'as it was')
  return Template.fromStack(new TeamStack(testApp(), 'team', { stage, team, code: text, functions })).toJSON()
}

/** The plan from the sources as they are to changed ones. */
const planTo = (sources: Sources): string => changesTo(sources).text
const changesTo = (sources: Sources) => {
  const { team = 'finance', functions = declared } = sources
  return planChanges({ stage, team, functions, before: templateOf({ team }), after: templateOf(sources) })
}
const changed = (name: string, more: Partial<TeamFunction>): Functions => ({
  ...declared,
  [name]: { ...needsOf(name), ...more },
})
const rates: TeamFunction = {
  ...needsOf('quote'),
  purpose: 'Says rates',
  runs: { paths: [{ path: '/rates', methods: ['GET'] }] },
}

test('what is deployed as it is has nothing to change', () => {
  expect(planTo({})).toBe('forecourt-prod-finance: nothing changes.')
})

test('a new function is said with its routes, rights and alarm, and nothing of the others', () => {
  const text = planTo({ functions: { ...declared, rates } })
  for (const line of [
    '+ rates: 512 MB, 10 s, nodejs24.x',
    '+ GET /rates: answered by rates',
    '+ rates may dynamodb:GetItem on the table config',
    "+ rates may dynamodb:PutItem on the request's tenant's items of customers",
    '+ rates is under policy/forecourt-prod-boundary-finance',
    '+ rates-errors: raised from 5 in 5 minutes',
  ])
    expect(linesOf(text)).toContain(`  ${line}`)
  expect(text).not.toContain('quote may')
  // Other functions of the team have these rights already.
  expect(text).not.toContain('Data, before it')
})

test('routes that come, go, and change their function', () => {
  const functions = {
    ...changed('finance', { runs: { http: [quickQuote] } }),
    quote: { ...needsOf('quote'), runs: { paths: [{ path: '/quotes', methods: ['POST'] }] } as const },
  }
  const text = planTo({ functions })
  expect(linesOf(text)).toContain('  - GET /api/cars/{slug}/lenders: it answers 404 to releases that call it')
  expect(linesOf(text)).toContain('  + POST /quotes: answered by quote')
  expect(text).toMatch(/ {2}~ POST \/api\/youx\/quote: answered by quote → answered by finance$/m)
})

test('a wider right names the function, the action and the table, and that data comes first', () => {
  const { text, waits } = changesTo({
    functions: changed('finance', { tables: { config: ['get'], limits: ['delete'] } }),
  })
  expect(waits).toBe(true)
  expect(linesOf(text)).toContain('  + finance may dynamodb:DeleteItem on the table limits')
  expect(text).toContain(
    "Data, before it: functions of finance had no right yet to dynamodb:DeleteItem on the table limits. It must be in the team's boundary, which data makes from these sources. npx cdk deploy forecourt-prod-data --exclusively -c stage=prod",
  )
})

test('a right that is gone needs nobody', () => {
  const text = planTo({
    functions: changed('quote', { tables: { config: ['get'], sessions: ['get'], customers: ['get'] } }),
  })
  expect(linesOf(text)).toContain("  - quote may dynamodb:PutItem on the request's tenant's items of customers")
  expect(linesOf(text)).toContain('  - quote may dynamodb:UpdateItem on the table limits')
  expect(text).not.toContain('Other stacks')
})

test('a schedule and an alarm say what they were and what they become', () => {
  const delivery = needsOf('lead-delivery')
  const text = planTo({
    team: 'forms',
    functions: changed('lead-delivery', {
      errors: { costs: 'leads', alarmThreshold: 40 },
      runs: { ...delivery.runs, every: { minutes: 7, description: delivery.runs.every?.description ?? '' } },
    }),
  })
  expect(text).toMatch(/Schedules\n {2}~ lead-delivery, [^\n]+: rate\(1 minute\)[^\n]* → rate\(7 minutes\)[^\n]*\n/)
  expect(text).toMatch(/ {2}~ lead-delivery-errors: raised from \d+ in 5 minutes → raised from 40 in 5 minutes\n/)
})

test('a new row that pages load is said to keep releases that call it until the platform has it', () => {
  const before = templateOf({ functions: changed('finance', { runs: { http: [] } }) })
  const after = templateOf({ code: { finance: 'new' } })
  const { text } = planChanges({ stage, team: 'finance', functions: declared, before, after })
  expect(text).toContain(
    `until the platform is deployed, and no release that calls GET ${lenders.path} is published before`,
  )
  expect(text).not.toContain('Custom::TeamEndpoints')
})

test('changed code of what pages load on the server needs the platform too, and other code does not', () => {
  expect(planTo({ code: { quote: 'new' } })).toBe(
    'forecourt-prod-finance: + comes, - goes, ~ changes\n\nCode\n  ~ quote',
  )
  const { text, waits } = changesTo({ code: { finance: 'new' } })
  expect(waits, 'what comes after it can wait').toBe(false)
  expect(text).toContain('Code\n  ~ finance\n')
  expect(text).toContain(`Platform, after it: pages load GET ${lenders.path} on the server too`)
  expect(text).toContain('npx cdk deploy forecourt-prod-platform --exclusively -c stage=prod')
})

test('a new build of the index is deployed before the platform', () => {
  const text = planTo({ team: 'search', code: { 'stock-reindex': 'new' } })
  expect(text).toContain('Platform, after it and never before: if fields of the index changed')
  expect(planTo({ team: 'search', code: { 'stock-import': 'new' } })).not.toContain('Platform')
})

test('a change that no subject has words for is counted, so nothing is left out', () => {
  const before = templateOf({})
  const after = structuredClone(before) as { Resources: Record<string, { Type: string; Properties: object }> }
  for (const resource of Object.values(after.Resources))
    if (resource.Type === 'AWS::Logs::LogGroup') Object.assign(resource.Properties, { RetentionInDays: 1 })
  expect(planChanges({ stage, team: 'finance', functions: declared, before, after }).text).toContain(
    'Other resources\n  ~ 2 AWS::Logs::LogGroup',
  )
})

test('a team whose stack was removed comes back without others, since its boundary and its roles are there', () => {
  const after = templateOf({})
  const { text, waits } = planChanges({
    stage,
    team: 'finance',
    functions: declared,
    before: undefined,
    after,
    hasRoles: true,
  })
  expect(waits).toBe(false)
  expect(text).toContain('forecourt-prod-finance, which is not deployed yet')
  expect(text).toContain('Data, before it, only if a table, secret, prefix or provider is new to finance')
  expect(text).not.toContain('--all')
})

test('a first deploy says that data and platform come before it', () => {
  const { text, waits } = planChanges({
    ...{ stage, team: 'finance', functions: declared },
    before: undefined,
    after: templateOf({}),
  })
  expect(waits).toBe(true)
  expect(text).toContain('forecourt-prod-finance, which is not deployed yet')
  expect(text).toContain('  + quote: 512 MB')
  expect(text).toContain('Data and forecourt-prod-squad-finance, before it')
})
