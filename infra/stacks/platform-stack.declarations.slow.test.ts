import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import type { TableName } from '@forecourt/contracts/tables/tables'
import { functions, type TeamFunction } from '@forecourt/functions/needs'
import { providers } from '@forecourt/providers/needs'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { functionProblems } from '../config/function-problems.ts'
import { checkTeam, squadsOf } from '../config/teams.ts'
import { ruleViolations } from '../rules/rules.ts'
import { stageViolations } from '../rules/stage-rules.ts'
import { templateSchema } from '../rules/template/template.ts'
import { parameterId, stageResources, stageTemplates } from '../testing/platform-template.ts'
import { resourcesOf } from '../testing/test-app.ts'

const small = { team: 'forms', errors: { noAlarmBecause: 'it is a test' }, memoryMb: 256, timeoutSeconds: 10 } as const
const rowOf = (path: `/api/${string}`) =>
  ({
    method: 'POST',
    path,
    summary: 'A row',
    params: z.object({}),
    response: z.object({}),
    visibility: 'private',
    from: 'browser',
    session: 'none',
  }) as const satisfies Endpoint
const rows = vi.hoisted((): Endpoint[] => [])
vi.mock('@forecourt/contracts/endpoints/endpoints', async (original) => {
  const { endpoints } = await original<typeof import('@forecourt/contracts/endpoints/endpoints')>()
  return {
    get endpoints() {
      return [...endpoints, ...rows]
    },
  }
})
/** A row of the team's beside today's. */
const answers = (path: `/api/${string}`) => {
  const row = rowOf(path)
  rows.push(row)
  return { http: [row] } as const
}

/** What a team adds: its own folders, and nothing here. */
const added = {
  'form-one': {
    ...small,
    purpose: 'Answers requests with leads',
    runs: answers('/api/one'),
    tables: { config: ['get'], leads: ['put', 'get'], limits: ['get', 'update'] },
    secrets: ['lead-keys'],
    providers: ['challenge', 'youx', 'geocoder'],
  },
  'form-two': {
    ...small,
    purpose: 'Answers requests with sessions',
    runs: answers('/api/two'),
    tables: { config: ['get'], sessions: ['get', 'delete'], leads: ['get'] },
    secrets: ['lead-keys'],
  },
  'form-jobs': {
    ...small,
    purpose: 'Follows leads, and sweeps them',
    runs: { streamOf: 'leads', every: { minutes: 7, description: 'Sweeps leads', event: { sweep: true } } },
    tables: { leads: ['read', 'update'] },
    secrets: ['lead-signing'],
    providers: ['email', 'webhook'],
  },
  // A team that there is not yet, with a job and no route.
  valuations: {
    ...small,
    team: 'trade-in',
    purpose: 'Values what is traded in',
    runs: { every: { minutes: 60, description: 'Values each hour' } },
    tables: {},
  },
} as const satisfies Record<string, TeamFunction>

const withAdded = { ...functions, ...added }
const stage = stageTemplates('dev', { functions: withAdded })
const { lambda, variablesOf, statementsOf, table, tableNameIn, resources } = stageResources(stage, withAdded)
const template = lambda('form-one').template
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })
const onTable = (name: TableName, role: keyof typeof added) =>
  statementsOf(role).filter(({ Resource }) =>
    JSON.stringify(Resource).includes(JSON.stringify(tableNameIn(role, name))),
  )

test('adding a team is adding a folder: it has its stack, its boundary, and a squad with roles', () => {
  expect(Object.keys(stage.withFunctions)).toContain('trade-in')
  expect(squadsOf([], withAdded)).toContainEqual({ name: 'trade-in', hasRemote: false, hasFunctions: true })
  const squad = stage.squads['trade-in'] ?? expect.fail()
  squad.hasResourceProperties('AWS::IAM::Role', { RoleName: 'forecourt-dev-functions-trade-in' })
  stage.data.hasResourceProperties('AWS::IAM::ManagedPolicy', { ManagedPolicyName: 'forecourt-dev-boundary-trade-in' })
  expect(functionProblems(withAdded, endpoints)).toEqual([])
  expect(checkTeam('trade-in', withAdded)).toBe('trade-in')
})

test('what a folder declares is deployed, and keeps every rule', () => {
  const templates = Object.values(stage.all).map((each) => templateSchema.parse(each.toJSON()))
  expect(templates.flatMap(ruleViolations)).toEqual([])
  expect(stageViolations(templates)).toEqual([])
})

describe('a function on the stream of a table', () => {
  test('gets keys in small batches that fail in part, and after three retries they are kept and ring', () => {
    expect(table('leads').resource.Properties.StreamSpecification).toEqual({ StreamViewType: 'KEYS_ONLY' })
    const [mapping] = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').filter(
      ({ resource }) =>
        JSON.stringify(resource.Properties.FunctionName) === JSON.stringify({ Ref: lambda('form-jobs').id }),
    )
    expect(mapping?.resource.Properties).toMatchObject({
      EventSourceArn: { Ref: parameterId(template, '/forecourt/dev/stream/leads') },
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 3,
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT","MODIFY"]}' }] },
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^formjobsfailed/), 'Arn'] } },
      },
    })
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'forecourt-dev-forms-form-jobs-failed',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 1,
    })
  })

  test('whose row has none has no stream', () => {
    expect(table('sessions').resource.Properties).not.toHaveProperty('StreamSpecification')
  })
})

test('a function on a schedule gets its event', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(7 minutes)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: arnOf(lambda('form-jobs').id), Input: '{"sweep":true}' })],
  })
})

describe("[TN-10] tenants' own tables", () => {
  const role = resourcesOf(stage.data, 'AWS::IAM::Role').find(
    ({ resource }) => resource.Properties.RoleName === 'forecourt-dev-tenant-forms',
  )
  const roleOf = (name: keyof typeof added) =>
    resourcesOf(template, 'AWS::IAM::Role').find(
      ({ resource }) => resource.Properties.RoleName === `forecourt-dev-forms-${name}`,
    )?.resource.Properties

  test('are reached by requests as a role whose session is one tenant, taken by functions of the team with a tag', () => {
    const statements = Object(role?.resource.Properties.AssumeRolePolicyDocument).Statement as object[]
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatchObject({
      Effect: 'Allow',
      Action: ['sts:AssumeRole', 'sts:TagSession'],
      Condition: {
        ArnLike: { 'aws:PrincipalArn': { 'Fn::Join': ['', expect.arrayContaining([':role/forecourt/dev/forms/*'])] } },
        StringEquals: { 'aws:PrincipalTag/forecourt-tenants': 'as-tenant' },
        StringLike: { 'aws:RequestTag/tenant': '?*' },
        'ForAllValues:StringEquals': { 'aws:TagKeys': ['tenant'] },
      },
    })
    const tag = { Key: 'forecourt-tenants', Value: 'as-tenant' }
    for (const name of ['form-one', 'form-two'] as const) {
      expect(roleOf(name)).toMatchObject({ Path: '/forecourt/dev/forms/', Tags: expect.arrayContaining([tag]) })
      expect(JSON.stringify(variablesOf(name).TENANT_TABLES_ROLE_ARN)).toContain(':role/forecourt-dev-tenant-forms')
      const takes = statementsOf(name).filter(({ Action }) => JSON.stringify(Action).includes('sts:TagSession'))
      expect(JSON.stringify(takes.map(({ Resource }) => Resource))).toContain(':role/forecourt-dev-tenant-forms')
    }
    expect(JSON.stringify(roleOf('form-jobs'))).not.toContain('forecourt-tenants')
  })

  test('are reached by that role with the rights that its team has, on items of its tag alone, and by no index', () => {
    const condition = {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [`\${aws:PrincipalTag/tenant}`] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    }
    const statements = resourcesOf(stage.data, 'AWS::IAM::Policy')
      .filter(({ resource }) => JSON.stringify(resource.Properties.Roles) === JSON.stringify([{ Ref: role?.id }]))
      .flatMap(
        ({ resource }) => (resource.Properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
      )
    expect(statements.length).toBeGreaterThan(0)
    for (const { Condition } of statements) expect(Condition).toEqual(condition)
    expect(JSON.stringify(statements)).not.toContain('index')
    const actionsOn = (name: TableName) =>
      statements
        .filter(({ Resource }) => JSON.stringify(Resource).includes(table(name).id))
        .flatMap(({ Action }) => [Action].flat())
    expect(actionsOn('leads')).toEqual(expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:PutItem']))
    expect(actionsOn('customers'), "another team's by its row").toEqual(
      expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:DeleteItem']),
    )
    expect(actionsOn('customers')).not.toContain('dynamodb:PutItem')
    expect(actionsOn('sessions')).toEqual(expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:DeleteItem']))
    expect(actionsOn('config')).toEqual([])
  })

  test('are reached by no function of requests itself, which has rights of its own on what all share', () => {
    for (const name of ['leads', 'sessions'] as const)
      for (const own of ['form-one', 'form-two'] as const) expect(onTable(name, own)).toEqual([])
    expect(onTable('limits', 'form-one')).toMatchObject([{ Action: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] }])
    expect(variablesOf('form-two')).toMatchObject({ LEADS_TABLE: tableNameIn('form-two', 'leads') })
  })

  test('[TN-10] cut each function’s sessions down to its own tables and rights', () => {
    const rightsOf = (name: string) => JSON.parse(String(variablesOf(name).TENANT_TABLES_RIGHTS))
    expect(rightsOf('form-one')).toEqual({ leads: ['put', 'get'] })
    expect(rightsOf('form-two')).toEqual({ sessions: ['get', 'delete'], leads: ['get'] })
    expect(variablesOf('form-jobs')).not.toHaveProperty('TENANT_TABLES_RIGHTS')
  })

  test('are reached by a job with rights of its own, by indexes too', () => {
    const rights = onTable('leads', 'form-jobs').filter(({ Action }) => [Action].flat().includes('dynamodb:Query'))
    expect(rights).toMatchObject([{ Action: expect.arrayContaining(['dynamodb:UpdateItem']) }])
    expect(JSON.stringify(rights)).toContain('/index/*')
    expect(JSON.stringify(rights)).not.toContain('PutItem')
  })
})

describe('secrets', () => {
  test.each([
    ['form-one', 'LEAD_KEYS_SECRET_ARN', 'forecourt/dev/lead-keys'],
    ['form-two', 'LEAD_KEYS_SECRET_ARN', 'forecourt/dev/lead-keys'],
    ['form-jobs', 'LEAD_SIGNING_SECRET_ARN', 'forecourt/dev/lead-signing'],
    ['form-one', 'CHALLENGE_SECRET_ARN', 'forecourt/dev/challenge'],
    ['document', 'ORIGIN_SECRET_ARN', 'forecourt/dev/origin-secret'],
  ])('%s finds by %s the one of the stage, and may read it', (name, variable, secretName) => {
    const [secret, ...more] = resources('AWS::SecretsManager::Secret').filter(
      ({ resource }) => resource.Properties.Name === secretName,
    )
    const published = secretName.replace('forecourt/dev/', '/forecourt/dev/secret/').replace('-secret', '')
    const parameter = parameterId(lambda(name).template, published)
    expect(more).toEqual([])
    expect(secret?.resource.Properties.GenerateSecretString).toMatchObject({ PasswordLength: 48 })
    expect(variablesOf(name)[variable]).toEqual({ Ref: parameter })
    const reads = statementsOf(name).filter(
      ({ Action, Resource }) =>
        [Action].flat().includes('secretsmanager:GetSecretValue') &&
        JSON.stringify(Resource).includes(`{"Ref":"${parameter}"}`),
    )
    expect(reads).toHaveLength(1)
  })

  test('a job has no secret that it does not name', () => {
    expect(Object.keys(variablesOf('form-jobs')).filter((variable) => variable.endsWith('SECRET_ARN'))).toEqual([
      'LEAD_SIGNING_SECRET_ARN',
    ])
  })
})

describe('providers', () => {
  test("e-mail is sent from the stage's one address, by who names the provider", () => {
    expect(variablesOf('form-jobs').EMAIL_FROM).toBe('enquiries@dev.forecourt.example')
    const sends = statementsOf('form-jobs').filter(({ Action }) => JSON.stringify(Action).includes('ses:'))
    expect(sends).toMatchObject([
      {
        Action: 'ses:SendEmail',
        Condition: { StringEquals: { 'ses:FromAddress': 'enquiries@dev.forecourt.example' } },
      },
    ])
    expect(JSON.stringify(sends)).toContain(':identity/dev.forecourt.example')
    expect(JSON.stringify(statementsOf('form-one'))).not.toContain('ses:')
  })

  test('give a function the variables, secrets and rights that their folders declare', () => {
    expect(variablesOf('form-one')).toMatchObject({
      GEOCODER: 'amazon',
      YOUX_URL: 'https://api.youx.example',
      YOUX_REDIRECT_HOSTS: 'apply.youx.example',
      YOUX_SECRET_ARN: expect.anything(),
    })
    const rights = statementsOf('form-one').filter(({ Action }) => JSON.stringify(Action).includes('geo-places:'))
    expect(rights).toMatchObject([{ Action: 'geo-places:Geocode' }])
    expect(JSON.stringify(rights)).toContain('::provider/default')
    for (const [name, { secret, variables = {} }] of Object.entries(providers)) {
      const caller = Object.entries(functions).find(([, needs]) => needs.providers?.includes(name))?.[0] ?? ''
      const given = variablesOf(caller)
      const secretVariable = `${name.toUpperCase().replaceAll('-', '_')}_SECRET_ARN`
      expect([name, Object.hasOwn(given, secretVariable)]).toEqual([name, secret !== undefined])
      expect(given).toMatchObject(variables)
    }
  })

  test('are reached from outside of the network of the index, which has no way out', () => {
    const inNetwork = stageResources(
      stageTemplates('dev', { search: 'r7g.large.search:2:20', functions: withAdded }),
      withAdded,
    )
    for (const name of Object.keys(added))
      expect(inNetwork.lambda(name).resource.Properties).not.toHaveProperty('VpcConfig')
    expect(inNetwork.lambda('search').resource.Properties).toHaveProperty('VpcConfig')
  })
})

test('[IN-2] an endpoint that no function answers stops the synth', () => {
  const { registry: _registry, ...others } = functions
  expect(() => stageTemplates('dev', { functions: others })).toThrow('No function answers GET /api/registry')
})
