import type { Statement } from './template/statements.ts'
import { tableOf } from './template/table-of.ts'
import { at, resourcesOf, type Template, textOf } from './template/template.ts'

export type Squad = { stage: string; kind: string; squad: string }

/** A right of a squad's roles. */
type Grant = {
  actions: RegExp
  on: (resource: string) => boolean
  /** The condition that restricts it to the squad where the resource is shared: operator and exact values. */
  when?: { operator: string; key: string; values: string[]; isEnd?: boolean }
}

const ends =
  (...endings: string[]) =>
  (resource: string): boolean =>
    endings.some((ending) => resource.endsWith(ending))

const bootstrapVersion = ':parameter/cdk-bootstrap/hnb659fds/version'

const arnOf = ({ id }: { id: string }): string => `$${id}Arn`

/** A squad's rights: its own files, stacks and releases, and the shared resources that publishing needs. */
function grantsOf({ stage, kind, squad }: Squad, template: Template): Grant[] {
  if (kind === 'functions')
    return [...functionsGrants(stage, squad), { actions: /^s3:GetObject$/, on: ends(`/squads/${stage}/${squad}/*`) }]
  const deploys = /:s3:::cdk-[a-z0-9]+-assets-[^/*?]+$/
  const of = (type: string, path: string, value: string): string[] =>
    resourcesOf(template, type)
      .filter((resource) => textOf(at(resource, path)) === value)
      .map(arnOf)
  const passed = ['stack', 'functions'].flatMap((name) =>
    of('AWS::IAM::Role', 'RoleName', `forecourt-${stage}-${name}-${squad}`),
  )
  const published = `/forecourt/${stage}/remote-release-function`
  const publishes = Object.entries(template.Parameters).flatMap(([id, { Default }]) =>
    Default === published ? [`$${id}`] : [],
  )
  return [
    {
      actions: /^s3:(GetObject|PutObject|AbortMultipartUpload)$/,
      on: ends(`/remotes/${squad}/*`, `/squads/${stage}/${squad}/*`),
    },
    {
      actions: /^s3:ListBucket$/,
      on: (resource) => deploys.test(resource),
      when: { operator: 'StringLike', key: 's3:prefix', values: [`squads/${stage}/${squad}/*`] },
    },
    { actions: /^s3:Get(BucketLocation|EncryptionConfiguration)$/, on: (resource) => deploys.test(resource) },
    {
      actions: /^cloudformation:/,
      on: ends(`:stack/forecourt-${stage}-remote-${squad}/*`, `:stack/forecourt-${stage}-${squad}/*`),
    },
    {
      actions: /^dynamodb:(GetItem|PutItem|Query)$/,
      on: (resource) => tableOf(resource, template)?.name === 'releases',
      when: { operator: 'ForAllValues:StringEquals', key: 'dynamodb:LeadingKeys', values: [squad] },
    },
    { actions: /^lambda:InvokeFunction$/, on: (resource) => publishes.includes(resource) },
    {
      actions: /^iam:PassRole$/,
      on: (resource) => passed.includes(resource),
      when: { operator: 'StringEquals', key: 'iam:PassedToService', values: ['cloudformation.amazonaws.com'] },
    },
    {
      actions: /^ssm:GetParameters?$/,
      on: ends(`:parameter${published}`, bootstrapVersion),
    },
  ]
}

/** What CloudFormation may do for the stack of a team's functions. */
function functionsGrants(stage: string, team: string): Grant[] {
  const own = `forecourt-${stage}-${team}-*`
  const roles = ends(`:role/forecourt/${stage}/${team}/*`)
  const only = (key: string, value: string, operator = 'StringEquals') => ({
    operator,
    key,
    values: [value],
    isEnd: true,
  })
  return [
    {
      actions: /^lambda:\w*(Function|Tags|Resource|Permission|Policy|Config|Concurrency|Configuration|Code)$/,
      on: ends(`:function:${own}`),
    },
    { actions: /^lambda:InvokeFunction$/, on: ends(`:function:forecourt-${stage}-platform-shell-record`) },
    {
      actions: /^lambda:\w+EventSourceMapping$/,
      on: (resource) => resource === '*',
      when: only('lambda:FunctionArn', `:function:${own}`, 'ArnLike'),
    },
    { actions: /^lambda:(TagResource|UntagResource|ListTags)$/, on: ends(':event-source-mapping:*') },
    {
      actions: /^iam:(CreateRole|PutRolePolicy|DeleteRolePolicy|PutRolePermissionsBoundary)$/,
      on: roles,
      when: only('iam:PermissionsBoundary', `:policy/forecourt-${stage}-boundary-${team}`),
    },
    { actions: /^iam:(Get\w+|List\w+|UpdateRole|UpdateAssumeRolePolicy|DeleteRole|TagRole|UntagRole)$/, on: roles },
    { actions: /^iam:PassRole$/, on: roles, when: only('iam:PassedToService', 'lambda.amazonaws.com') },
    { actions: /^logs:/, on: ends(`:log-group:${own}`) },
    { actions: /^cloudwatch:/, on: ends(`:alarm:${own}`) },
    { actions: /^events:/, on: ends(`:rule/${own}`) },
    { actions: /^sqs:/, on: (resource) => /:sqs:[^:*]+:[^:*]+:[^:]+$/.test(resource) && resource.endsWith(`:${own}`) },
    {
      actions: /^apigateway:(GET|POST|PATCH|DELETE)$/,
      on: (resource) => /\/apis\/[^/*]+\/(routes|integrations)(\/\*)?$/.test(resource),
    },
    { actions: /^ssm:GetParameters?$/, on: ends(`:parameter/forecourt/${stage}/*`, bootstrapVersion) },
    { actions: /^ssm:/, on: ends(`:parameter/forecourt/${stage}/names/${team}`) },
    { actions: /^(logs:DescribeLogGroups|ec2:Describe\w+)$/, on: (resource) => resource === '*' },
  ]
}

function holds(when: Grant['when'], { conditions }: Statement): boolean {
  if (!when) return true
  const found = [conditions[when.operator]?.[when.key]].flat().map(textOf)
  if (when.isEnd) return found.length === 1 && (found[0] ?? '').endsWith(when.values[0] ?? '?')
  return JSON.stringify(found) === JSON.stringify(when.values)
}

/** Whether every action of a statement is granted to the squad on every resource of it. */
export function isGranted(statement: Statement, squad: Squad, template: Template): boolean {
  const grants = grantsOf(squad, template).filter(({ when }) => holds(when, statement))
  return statement.actions.every((action) =>
    statement.resources.every((resource) => grants.some(({ actions, on }) => actions.test(action) && on(resource))),
  )
}
