import type { Statement } from './statements.ts'
import { tablesOf } from './table-of.ts'
import { at, resourcesOf, type Template, textOf } from './template.ts'

export type Squad = { stage: string; remote: string }

/** A right of a squad's roles. */
type Grant = {
  actions: RegExp
  on: (resource: string) => boolean
  /** The condition that restricts it to the squad where the resource is shared: operator and exact values. */
  when?: { operator: string; key: string; values: string[] }
}

const ends =
  (...endings: string[]) =>
  (resource: string): boolean =>
    endings.some((ending) => resource.endsWith(ending))

const arnOf = ({ id }: { id: string }): string => `$${id}Arn`

/** A squad's rights: its own files, stack and releases, and the shared resources that publishing needs. */
function grantsOf({ stage, remote }: Squad, template: Template): Grant[] {
  const deploys = /:s3:::cdk-[a-z0-9]+-assets-[^/*?]+$/
  const of = (type: string, path: string, value: string): string[] =>
    resourcesOf(template, type)
      .filter((resource) => textOf(at(resource, path)) === value)
      .map(arnOf)
  const releases = tablesOf(template, (_shape, name) => name === 'releases').map(arnOf)
  const stackRole = of('AWS::IAM::Role', 'RoleName', `forecourt-${stage}-stack-${remote}`)
  const published = `/forecourt/${stage}/remote-release-function`
  const publishes = resourcesOf(template, 'AWS::SSM::Parameter')
    .filter((parameter) => at(parameter, 'Name') === published)
    .map((parameter) => textOf(at(parameter, 'Value')))
  return [
    {
      actions: /^s3:(GetObject|PutObject|AbortMultipartUpload)$/,
      on: ends(`/remotes/${remote}/*`, `/squads/${stage}/${remote}/*`),
    },
    {
      actions: /^s3:ListBucket$/,
      on: (resource) => deploys.test(resource),
      when: { operator: 'StringLike', key: 's3:prefix', values: [`squads/${stage}/${remote}/*`] },
    },
    { actions: /^s3:Get(BucketLocation|EncryptionConfiguration)$/, on: (resource) => deploys.test(resource) },
    { actions: /^cloudformation:/, on: ends(`:stack/forecourt-${stage}-remote-${remote}/*`) },
    {
      actions: /^dynamodb:(GetItem|PutItem|Query)$/,
      on: (resource) => releases.includes(resource),
      when: { operator: 'ForAllValues:StringEquals', key: 'dynamodb:LeadingKeys', values: [remote] },
    },
    { actions: /^lambda:InvokeFunction$/, on: (resource) => publishes.includes(resource) },
    { actions: /^iam:PassRole$/, on: (resource) => stackRole.includes(resource) },
    {
      actions: /^ssm:GetParameters?$/,
      on: ends(`:parameter${published}`, ':parameter/cdk-bootstrap/hnb659fds/version'),
    },
  ]
}

function holds(when: Grant['when'], { conditions }: Statement): boolean {
  if (!when) return true
  return JSON.stringify([conditions[when.operator]?.[when.key]].flat()) === JSON.stringify(when.values)
}

/** Whether every action of a statement is granted to the squad on every resource of it. */
export function isGranted(statement: Statement, squad: Squad, template: Template): boolean {
  const grants = grantsOf(squad, template).filter(({ when }) => holds(when, statement))
  return statement.actions.every((action) =>
    statement.resources.every((resource) => grants.some(({ actions, on }) => actions.test(action) && on(resource))),
  )
}
