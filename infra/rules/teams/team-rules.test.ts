import { expect, test } from 'vitest'
import { templateSchema } from '../template/template.ts'
import { cutRuleNames, foreignResources, missingDeployRights } from './team-rules.ts'

const own = 'forecourt-dev-finance-quote'
const role = { Type: 'AWS::IAM::Role', Properties: { RoleName: own, Path: '/forecourt/dev/finance/' } }
const quote = { Type: 'AWS::Lambda::Function', Properties: { FunctionName: own } }
const team = (more: object = {}, Parameters: object = {}) =>
  templateSchema.parse({ Resources: { role, quote, ...more }, Parameters })

const api = { Default: '/forecourt/dev/api' }

test.each([
  ['a topic', { topic: { Type: 'AWS::SNS::Topic' } }, 'topic: AWS::SNS::Topic'],
  ['rights for others', { policy: { Type: 'AWS::IAM::ManagedPolicy' } }, 'policy: AWS::IAM::ManagedPolicy'],
  [
    "a parameter of data's",
    { other: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/forecourt/dev/secret/lead-keys' } } },
    'other: /forecourt/dev/secret/lead-keys',
  ],
  [
    "another team's function",
    { other: { Type: 'AWS::Lambda::Permission', Properties: { FunctionName: 'forecourt-dev-forms-leads' } } },
    'other: forecourt-dev-forms-leads',
  ],
  [
    'rights of a role of others',
    { other: { Type: 'AWS::IAM::Policy', Properties: { Roles: [{ Ref: 'role' }, 'forecourt-dev-tenant-forms'] } } },
    'other: forecourt-dev-tenant-forms',
  ],
  [
    'a route of another API',
    { other: { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: 'abc', RouteKey: 'GET /api/x' } } },
    'other: an API that is not the stage’s',
  ],
  [
    "record by another function of the platform's",
    {
      other: {
        Type: 'Custom::TeamEndpoints',
        Properties: { ServiceToken: 'arn:aws:lambda:r:1:function:forecourt-dev-platform-tenant-config' },
      },
    },
    'other: arn:aws:lambda:r:1:function:forecourt-dev-platform-tenant-config',
  ],
] satisfies [string, object, string][])("a team's stack holds no %s", (_what, more, says) => {
  expect(foreignResources([team(more)])).toEqual([says])
})

test.each(['$default', 'GET /{proxy+}', 'GET /cars/{slug}', 'ANY /api/leads'])(
  "a team's stack holds no route of the platform's: %s",
  (RouteKey) => {
    const other = { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: { Ref: 'api' }, RouteKey } }
    expect(foreignResources([team({ other }, { api })])).toEqual([`other: the address ${RouteKey}`])
  },
)

test("what is the team's by its name, or by the stack's, is the team's", () => {
  const more = {
    log: { Type: 'AWS::Logs::LogGroup' },
    filter: { Type: 'AWS::Logs::MetricFilter', Properties: { LogGroupName: { Ref: 'log' } } },
    policy: { Type: 'AWS::IAM::Policy', Properties: { Roles: [{ Ref: 'role' }] } },
    names: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/forecourt/dev/names/finance' } },
    route: { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: { Ref: 'api' }, RouteKey: 'GET /api/quote' } },
    record: {
      Type: 'Custom::TeamEndpoints',
      Properties: { ServiceToken: 'arn:aws:lambda:r:1:function:forecourt-dev-platform-shell-record' },
    },
  }
  expect(foreignResources([team(more, { api })])).toEqual([])
})

test('a rule whose name CloudFormation would cut is refused, with its length', () => {
  const clock = (id: string) => team({ [id]: { Type: 'AWS::Events::Rule' } })
  expect(cutRuleNames([clock('a'.repeat(29))])).toEqual([])
  expect(cutRuleNames([clock('a'.repeat(30))])).toEqual([
    `forecourt-dev-finance-${'a'.repeat(30)}-XXXXXXXXXXXX, of 65 characters (shorten the name of its function)`,
  ])
})

const deploys = (Statement: object[]) =>
  templateSchema.parse({
    Resources: {
      deploys: {
        Type: 'AWS::IAM::Role',
        Properties: {
          RoleName: 'forecourt-dev-functions-finance',
          Policies: [{ PolicyDocument: { Statement: Statement.map((one) => ({ Effect: 'Allow', ...one })) } }],
        },
      },
    },
  })
const alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmName: 'forecourt-dev-finance-quote-errors' } }
const alarmActions = 'PutMetricAlarm DescribeAlarms DeleteAlarms TagResource UntagResource ListTagsForResource'
const onAlarms = (Resource = 'arn:aws:cloudwatch:r:1:alarm:forecourt-dev-finance-*', more: object = {}) => ({
  Action: alarmActions.split(' ').map((name) => `cloudwatch:${name}`),
  Resource,
  ...more,
})
const missing = (...statements: object[]) =>
  missingDeployRights([deploys(statements), team({ alarm }, { api })]).filter((line) => /cloudwatch|ssm/.test(line))
const ofApi = { Action: 'ssm:GetParameters', Resource: 'arn:aws:ssm:r:1:parameter/forecourt/dev/*' }

test('a role that has each action on each resource of its stack lacks nothing', () => {
  expect(missing(onAlarms(), ofApi)).toEqual([])
})

test.each([
  ['has an action on others', onAlarms('arn:aws:cloudwatch:r:1:alarm:forecourt-dev-forms-*'), 6],
  ['lacks one action', { ...onAlarms(), Action: onAlarms().Action.slice(1) }, 1],
  ['has it under a condition', onAlarms(undefined, { Condition: { StringEquals: { 'aws:RequestedRegion': 'x' } } }), 6],
])('a role that %s lacks it', (_what, statement, count) => {
  const lines = missing(statement, ofApi)
  expect(lines).toHaveLength(count)
  expect(lines[0]).toBe(
    'forecourt-dev-functions-finance: cloudwatch:PutMetricAlarm on cloudwatch:alarm:forecourt-dev-finance-quote-errors',
  )
})

test('CloudFormation reads the parameters of the stack as that role', () => {
  expect(missing(onAlarms())).toEqual([
    'forecourt-dev-functions-finance: ssm:GetParameters on ssm:parameter/forecourt/dev/api',
  ])
})
