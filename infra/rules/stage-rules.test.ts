import { expect, test } from 'vitest'
import { stageRules, stageViolations } from './stage-rules.ts'
import { type Template, templateSchema } from './template/template.ts'

type Properties = Record<string, unknown>

/** As templates of any account say theirs. */
const account = (resource: string) => ({
  'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':iam::', { Ref: 'AWS::AccountId' }, `:${resource}`]],
})
const root = { AWS: account('root') }
const roleOf = (more: Properties = {}) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    RoleName: 'forecourt-dev-finance-quote',
    Path: '/forecourt/dev/finance/',
    PermissionsBoundary: 'arn:aws:iam::1:policy/forecourt-dev-boundary-finance',
    Tags: [
      { Key: 'forecourt-stock', Value: 'as-tenant' },
      { Key: 'forecourt-tenants', Value: 'as-tenant' },
    ],
    ...more,
  },
})
const quote = (more: Properties = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    FunctionName: 'forecourt-dev-finance-quote',
    Role: { 'Fn::GetAtt': ['role', 'Arn'] },
    Environment: { Variables: { TENANT_ROLE_ARN: 'arn', TENANT_TABLES_ROLE_ARN: 'arn' } },
    ...more,
  },
})
const isArn = (text: string): boolean => text.startsWith('arn:')
const tenantRole = (whose: string, path: string, tag: string, Principal: object = root) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    RoleName: `forecourt-dev-tenant-${whose}`,
    AssumeRolePolicyDocument: {
      Statement: {
        Effect: 'Allow',
        Action: 'sts:AssumeRole',
        Principal,
        Condition: {
          ArnLike: { 'aws:PrincipalArn': isArn(path) ? path : account(`role${path}`) },
          StringEquals: { [`aws:PrincipalTag/${tag}`]: 'as-tenant' },
        },
      },
    },
  },
})
const boundary = (more: Properties = {}) => ({
  Type: 'AWS::IAM::ManagedPolicy',
  Properties: { ManagedPolicyName: 'forecourt-dev-boundary-finance', PolicyDocument: { Statement: [] }, ...more },
})

const data = (more: object = {}): Template =>
  templateSchema.parse({
    Resources: {
      stock: tenantRole('stock', '/forecourt/dev/*', 'forecourt-stock'),
      finance: tenantRole('finance', '/forecourt/dev/finance/*', 'forecourt-tenants'),
      boundary: boundary(),
      ...more,
    },
  })
const team = (more: object = {}): Template =>
  templateSchema.parse({ Resources: { role: roleOf(), quote: quote(), ...more } })

test('what keeps every rule passes, as all of a stage and as one stack', () => {
  expect(stageViolations([data(), team()])).toEqual([])
  expect(stageViolations([team()])).toEqual([])
})

const [tagged, trusts, bounded, gives, once] = stageRules.map(({ name }) => name)

test.each<[string | undefined, string, Template[]]>([
  [tagged, 'a role that is no function’s', [data({ other: roleOf({ RoleName: 'other' }) }), team()]],
  [tagged, 'a function that does not declare it', [data(), team({ quote: quote({ Environment: {} }) })]],
  [trusts, 'every role', [data({ stock: tenantRole('stock', '/*', 'forecourt-stock') }), team()]],
  [trusts, 'whatever its tag', [data({ stock: tenantRole('stock', '/forecourt/dev/*', 'other') }), team()]],
  [trusts, 'other teams', [data({ finance: tenantRole('finance', '/forecourt/dev/*', 'forecourt-tenants') }), team()]],
  [trusts, 'other stages', [data({ stock: tenantRole('stock', '/forecourt/*', 'forecourt-stock') }), team()]],
  [
    trusts,
    'a path of another account',
    [data({ stock: tenantRole('stock', 'arn:aws:iam::999999999999:role/forecourt/dev/*', 'forecourt-stock') }), team()],
  ],
  [
    trusts,
    'another account',
    [
      data({
        stock: tenantRole('stock', '/forecourt/dev/*', 'forecourt-stock', { AWS: 'arn:aws:iam::999999999999:root' }),
      }),
      team(),
    ],
  ],
  [bounded, 'a boundary left out', [data(), team({ role: roleOf({ PermissionsBoundary: undefined }) })]],
  [
    bounded,
    "another team's boundary",
    [data(), team({ role: roleOf({ PermissionsBoundary: 'arn:aws:iam::1:policy/forecourt-dev-boundary-forms' }) })],
  ],
  [bounded, "another team's name", [data(), team({ quote: quote({ FunctionName: 'forecourt-dev-forms-quote' }) })]],
  [gives, 'to a role', [data({ boundary: boundary({ Roles: [{ Ref: 'finance' }] }) }), team()]],
  [once, 'in two stacks', [data(), team(), templateSchema.parse({ Resources: { role: roleOf({ Tags: [] }) } })]],
])('%s: broken by %s', (name, _way, templates) => {
  expect(stageViolations(templates)).toContainEqual(expect.stringContaining(`breaks a rule: ${name}.`))
})
