import type { BucketName } from '@forecourt/contracts/functions/owners'
import { type FileRight, foreignFiles, foreignSecret } from '@forecourt/contracts/functions/owners'
import { tableActions } from '@forecourt/contracts/functions/table-actions'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { teamRights } from '@forecourt/contracts/tables/team-rights'
import { rightsOf } from '../template/role-rights.ts'
import { type Statement, statementsOf } from '../template/statements.ts'
import { tableOf } from '../template/table-of.ts'
import { at, resourcesOf, type Template, textOf } from '../template/template.ts'
import { teamResources } from './team-resources.ts'
import { matches, namesOf, resourceOf, type TeamTemplate, teamTemplates } from './team-rules.ts'

/** One action on one resource, which is named as every stack names it. */
type Right = { action: string; on: string; conditions: string }

type Boundary = { id: string; stage: string; team: string; template: Template; statements: Statement[] }

const boundariesOf = (templates: readonly Template[]): Boundary[] =>
  templates.flatMap((template) =>
    resourcesOf(template, 'AWS::IAM::ManagedPolicy').flatMap(({ id, ...policy }) => {
      const name = textOf(at({ id, ...policy }, 'ManagedPolicyName') ?? '')
      const [, stage, team] = /^forecourt-([a-z]+)-boundary-(.+)$/.exec(name) ?? []
      const statements = statementsOf(template).filter((one) => one.id === id && one.effect === 'Allow')
      return stage && team ? [{ id, stage, team, template, statements }] : []
    }),
  )

/** What a template publishes by parameters, by the text that it is there: `$OriginSecret` is `/forecourt/prod/secret/origin`. */
const publishedBy = (template: Template): Map<string, string> =>
  new Map(
    resourcesOf(template, 'AWS::SSM::Parameter').map((parameter) => [
      textOf(at(parameter, 'Value')),
      textOf(at(parameter, 'Name')),
    ]),
  )

/** A resource by the name that all stacks know it by: a table's, a parameter's path, or its ARN without account and region. */
function nameOf(resource: string, template: Template, own?: TeamTemplate): string {
  const table = tableOf(resource, template)
  if (table) return `table ${table.name}${resource.includes('/index/') ? '/index/*' : ''}`
  if (!resource.startsWith('$')) return resourceOf(resource)
  const path = template.Parameters[resource.slice(1)]?.Default ?? publishedBy(template).get(resource)
  if (path !== undefined) return String(path)
  const id = resource.replace(/^\$/, '').replace(/Arn$/, '')
  const made = template.Resources[id]
  const [on] = Object.keys(teamResources[made?.Type ?? '']?.needs ?? {})
  if (!made || !on || !own) return resource
  return on.replace('{name}', namesOf({ id, ...made }, own)[0] ?? '')
}

const rightsIn = (statements: readonly Statement[], template: Template, own?: TeamTemplate): Right[] =>
  statements.flatMap(({ actions, resources, conditions }) =>
    resources.flatMap((resource) => {
      const on = nameOf(resource, template, own)
      return actions.map((action) => ({ action, on, conditions: JSON.stringify(conditions) }))
    }),
  )

const allows = (right: Right, { action, on, conditions }: Right): boolean =>
  right.action === action &&
  (right.on === '*' || matches(right.on, on)) &&
  ['{}', conditions].includes(right.conditions)

/** What roles of a team's functions have, of all stacks that are there. */
const rightsOfTeam = (templates: readonly Template[], { stage, team }: Pick<Boundary, 'stage' | 'team'>): Right[] =>
  teamTemplates(templates)
    .filter((own) => own.stage === stage && own.team === team)
    .flatMap((own) =>
      resourcesOf(own.template, 'AWS::IAM::Role').flatMap((role) =>
        rightsIn(rightsOf(role, own.template), own.template, own),
      ),
    )

const rightText = ({ action, on }: Right): string => `${action} on ${on}`

/** Rights that a team's stack gives, and that the boundary takes away: AWS would refuse them without a word at deploy. */
export const beyondBoundary = (templates: readonly Template[]): string[] =>
  boundariesOf(templates).flatMap((boundary) => {
    const most = rightsIn(boundary.statements, boundary.template)
    return rightsOfTeam(templates, boundary)
      .filter((right) => !most.some((one) => allows(one, right)))
      .map((right) => `${boundary.team}: ${rightText(right)}`)
  })

const stream = /^\/forecourt\/[a-z]+\/stream\/(\w+)$/
const streamActions = /^dynamodb:(DescribeStream|GetRecords|GetShardIterator)$/

/** Whether a team may have a right, by the rows of the tables; undefined where it is on no table. */
function byRow({ action, on }: Right, team: string): boolean | undefined {
  const [, streamed] = stream.exec(on) ?? []
  if (streamed) return streamActions.test(action) && teamRights(team, streamed as TableName).includes('read')
  const [, table] = /^table (\w+)/.exec(on) ?? []
  if (!table) return undefined
  return teamRights(team, table as TableName).some((right) => tableActions[right].some((one) => one === action))
}

/** Of a secret or of files; undefined for anything else. */
function byOwner({ action, on }: Right, stage: string, team: string): boolean | undefined {
  const [, secret] = new RegExp(`^/forecourt/${stage}/secret/(.+)$`).exec(on) ?? []
  if (secret) return secretActions.test(action) && foreignSecret(team, secret) === undefined
  const [, bucket, under = ''] =
    new RegExp(`^s3:forecourt-${stage}-(assets|media|feeds|uploads|photos)-[^/]+/(.*)\\*$`).exec(on) ?? []
  const right = fileRights[action]
  return bucket && right ? foreignFiles(team, bucket as BucketName, under, right) === undefined : undefined
}

const fileRights: Readonly<Record<string, FileRight>> = {
  's3:GetObject': 'read',
  's3:PutObject': 'add',
  's3:DeleteObject': 'remove',
}
const secretActions = /^secretsmanager:(GetSecretValue|DescribeSecret)$/

/** What else a boundary may hold. */
const others = (stage: string, team: string): readonly (readonly [RegExp, RegExp])[] => [
  // The edge's, by which every function behind it knows the edge.
  [secretActions, new RegExp(`^/forecourt/${stage}/secret/origin$`)],
  // Reading pictures or uploads includes being answered 404 for a missing one.
  [/^s3:ListBucket$/, new RegExp(`^s3:forecourt-${stage}-(media|uploads)-[^/]+$`)],
  [/^sts:(AssumeRole|TagSession)$/, new RegExp(`^iam:role/forecourt-${stage}-tenant-(stock|${team})$`)],
  [/^logs:(CreateLogStream|PutLogEvents)$/, new RegExp(`^logs:log-group:forecourt-${stage}-${team}-\\*$`)],
  [/^sqs:/, new RegExp(`^sqs:forecourt-${stage}-${team}-\\*$`)],
  [/^es:ESHttp/, new RegExp(`^es:domain/forecourt-${stage}/`)],
  // Of providers.
  [/^ses:SendEmail$/, /^ses:identity\//],
  [/^sms-voice:SendTextMessage$/, /^sms-voice:sender-id\//],
  [/^geo-places:Geocode$/, /^geo-places:/],
  [/^(dynamodb:ListStreams|xray:Put\w+|ec2:(Describe|Create|Delete|Assign|Unassign)\w+)$/, /^\*$/],
]

const isAmong = (list: readonly (readonly [RegExp, RegExp])[], { action, on }: Right): boolean =>
  list.some(([actions, names]) => actions.test(action) && names.test(on))

const isOfTeam = (right: Right, stage: string, team: string): boolean =>
  isAmong(others(stage, team), right) || (byRow(right, team) ?? byOwner(right, stage, team) ?? false)

/** What a boundary holds that is not the team's. */
export const foreignInBoundary = (templates: readonly Template[]): string[] =>
  boundariesOf(templates).flatMap(({ id, stage, team, template, statements }) =>
    rightsIn(statements, template)
      .filter((right) => !isOfTeam(right, stage, team))
      .map((right) => `${id}: ${rightText(right)}`),
  )

const shapes: Readonly<Record<string, TableShape>> = tables

const ofTenants = (on: string): boolean => {
  const table = /^table (\w+)/.exec(on)?.[1] ?? stream.exec(on)?.[1]
  return (table !== undefined && shapes[table]?.owner === 'tenant') || /^iam:role\/forecourt-[a-z]+-tenant-/.test(on)
}

/** What a boundary allows on data of tenants that no function of the team has: only a job has a right on a table of all tenants. */
export const unusedInBoundary = (templates: readonly Template[]): string[] =>
  boundariesOf(templates).flatMap((boundary) => {
    const used = rightsOfTeam(templates, boundary)
    // Data and teams are also synthesised without each other.
    if (used.length === 0) return []
    return (
      rightsIn(boundary.statements, boundary.template)
        .filter(({ on }) => ofTenants(on))
        // The CDK's two statements of a role: a session of the stock's role has no tag.
        .filter(({ action }) => action !== 'sts:TagSession')
        .filter(({ action, on }) => !used.some((right) => right.action === action && right.on === on))
        .map((right) => `${boundary.id}: ${rightText(right)}`)
    )
  })
