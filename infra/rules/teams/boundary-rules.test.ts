import { expect, test } from 'vitest'
import { tableMetadata } from '../template/table-of.ts'
import { templateSchema } from '../template/template.ts'
import { beyondBoundary, foreignInBoundary, unusedInBoundary } from './boundary-rules.ts'

type Properties = Record<string, unknown>
const allow = (Action: string | string[], Resource: unknown, more: Properties = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
})
const table = (name: string) => ({ Type: 'AWS::DynamoDB::Table', Metadata: { [tableMetadata]: name } })
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })
const logs = 'arn:aws:logs:r:1:log-group:forecourt-dev-forms-*'

/** Data with the boundary of forms. */
const data = (...Statement: object[]) =>
  templateSchema.parse({
    Resources: {
      leads: table('leads'),
      stock: table('stock'),
      customers: table('customers'),
      boundary: {
        Type: 'AWS::IAM::ManagedPolicy',
        Properties: { ManagedPolicyName: 'forecourt-dev-boundary-forms', PolicyDocument: { Statement } },
      },
      secret: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/forecourt/dev/secret/x', Value: { Ref: 'made' } } },
    },
  })
const own = 'forecourt-dev-forms-leads'
/** The team with one function. */
const team = (...Statement: object[]) =>
  templateSchema.parse({
    Parameters: {
      table: { Default: '/forecourt/dev/table/leads' },
      secret: { Default: '/forecourt/dev/secret/x' },
    },
    Resources: {
      log: { Type: 'AWS::Logs::LogGroup' },
      made: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: own } },
      role: {
        Type: 'AWS::IAM::Role',
        Properties: {
          RoleName: own,
          Path: '/forecourt/dev/forms/',
          Policies: [{ PolicyDocument: { Statement } }],
        },
      },
    },
  })
const leadsTable = { 'Fn::Join': ['', ['arn:aws:dynamodb:r:1:table/', { Ref: 'table' }]] }

test('a right lies within the boundary by what it is on, whatever the stack calls that', () => {
  const boundary = data(
    allow(['dynamodb:GetItem', 'dynamodb:PutItem'], arnOf('leads')),
    allow('logs:PutLogEvents', logs),
    allow('secretsmanager:GetSecretValue', { Ref: 'made' }),
  )
  const rights = [
    allow('dynamodb:GetItem', leadsTable),
    allow('logs:PutLogEvents', arnOf('log')),
    allow('secretsmanager:GetSecretValue', { Ref: 'secret' }),
  ]
  expect(beyondBoundary([boundary, team(...rights)])).toEqual([])
})

test.each<[string, object, object, string]>([
  [
    'an action',
    allow('dynamodb:GetItem', arnOf('leads')),
    allow('dynamodb:PutItem', leadsTable),
    'dynamodb:PutItem on table leads',
  ],
  [
    'a table',
    allow('dynamodb:GetItem', arnOf('stock')),
    allow('dynamodb:GetItem', leadsTable),
    'dynamodb:GetItem on table leads',
  ],
  [
    'a log',
    allow('logs:PutLogEvents', 'arn:aws:logs:r:1:log-group:forecourt-dev-finance-*'),
    allow('logs:PutLogEvents', arnOf('log')),
    'logs:PutLogEvents on logs:log-group:forecourt-dev-forms-generated',
  ],
  [
    'what it has under a condition',
    allow('logs:PutLogEvents', logs, { Condition: { StringEquals: { 'aws:RequestedRegion': 'x' } } }),
    allow('logs:PutLogEvents', arnOf('log')),
    'logs:PutLogEvents on logs:log-group:forecourt-dev-forms-generated',
  ],
])('%s that the boundary has not is beyond it', (_what, most, right, says) => {
  expect(beyondBoundary([data(most), team(right)])).toEqual([`forms: ${says}`])
})

test.each<[string, object, string[]]>([
  ['its own table', allow('dynamodb:PutItem', arnOf('leads')), []],
  ["another's by its row", allow('dynamodb:Query', arnOf('stock')), []],
  [
    "another's beyond its row",
    allow('dynamodb:PutItem', arnOf('stock')),
    ['boundary: dynamodb:PutItem on table stock'],
  ],
  ['its log', allow('logs:PutLogEvents', logs), []],
  [
    "another's queue",
    allow('sqs:SendMessage', 'arn:aws:sqs:r:1:forecourt-dev-search-*'),
    ['boundary: sqs:SendMessage on sqs:forecourt-dev-search-*'],
  ],
  [
    "another's role",
    allow('sts:AssumeRole', 'arn:aws:iam::1:role/forecourt-dev-tenant-finance'),
    ['boundary: sts:AssumeRole on iam:role/forecourt-dev-tenant-finance'],
  ],
  [
    "another's files",
    allow('s3:PutObject', 'arn:aws:s3:::forecourt-dev-assets-1-r/remotes/*'),
    ['boundary: s3:PutObject on s3:forecourt-dev-assets-1-r/remotes/*'],
  ],
  [
    'a right to make roles',
    allow('iam:CreateRole', 'arn:aws:iam::1:role/x'),
    ['boundary: iam:CreateRole on iam:role/x'],
  ],
])('a boundary with %s', (_what, statement, foreign) => {
  expect(foreignInBoundary([data(statement)])).toEqual(foreign)
})

test("a boundary with another team's secret", () => {
  const secret = (name: string) => ({
    ...data(allow('secretsmanager:GetSecretValue', { Ref: 'made' })),
    Parameters: { made: { Default: `/forecourt/dev/secret/${name}` } },
  })
  expect(foreignInBoundary([secret('lead-keys')])).toEqual([])
  expect(foreignInBoundary([secret('visitor-marks')])).toEqual([
    'boundary: secretsmanager:GetSecretValue on /forecourt/dev/secret/visitor-marks',
  ])
})

test('a table of tenants is a boundary’s only where a function of the team has it', () => {
  const boundary = data(
    allow(['dynamodb:GetItem', 'dynamodb:PutItem'], arnOf('leads')),
    allow('dynamodb:PutItem', arnOf('stock')),
    allow('sts:AssumeRole', 'arn:aws:iam::1:role/forecourt-dev-tenant-stock'),
  )
  expect(unusedInBoundary([boundary, team(allow('dynamodb:GetItem', leadsTable))])).toEqual([
    'boundary: dynamodb:PutItem on table leads',
    'boundary: sts:AssumeRole on iam:role/forecourt-dev-tenant-stock',
  ])
  expect(unusedInBoundary([boundary])).toEqual([])
})
