import type { Rule } from './rule.ts'
import { type Statement, statementsOf } from './statements.ts'
import { at, resourcesOf } from './template.ts'

const ofStatements = (name: string, isBroken: (statement: Statement) => boolean): Rule => ({
  name,
  broken: (template) =>
    statementsOf(template)
      .filter((statement) => statement.effect === 'Allow' && isBroken(statement))
      .map(({ id, actions, negatedElements }) => `${id}: ${[...negatedElements, ...actions].join(', ')}`),
})

/** AWS knows these for everything only. They list names, write traces, and put a function into its network. */
const onEverything =
  /^(dynamodb:ListStreams|xray:Put(TraceSegments|TelemetryRecords)|ec2:(Describe(NetworkInterfaces|Subnets)|(Create|Delete)NetworkInterface|(Una|A)ssignPrivateIpAddresses))$/i

/**
 * In how many parts behind the account an ARN names what it is of: `bucket`, but `table/stock` and `function:search`. Sender IDs are the
 * dealers', who come after the platform's deploy: their kind is as much as it can name.
 */
const partsOfName = (service: string): number => (['s3', 'sqs', 'sns', 'sms-voice'].includes(service) ? 1 : 2)

const wild = /[*?]/

/** Whether a right on it is a right on more than one named thing: `*`, `arn:aws:s3:::*`, `…:table/*`. What lies in that thing may be named by a star. */
function isOnEverything(resource: string): boolean {
  if (!resource.startsWith('arn:')) return wild.test(resource.split(/[/:]/)[0] ?? '')
  const [, partition = '', service = '', region = '', account = '', ...rest] = resource.split(':')
  const name = rest.join(':').split(/[/:]/).slice(0, partsOfName(service))
  return [partition, service, region, account, ...name].some((part) => wild.test(part)) || name.at(-1) === ''
}

/** Whether a service of AWS does it for our account alone: it would for any, if its owner names what is ours. */
const isForUs = ({ services, conditions }: Statement): boolean =>
  services.length === 0 || Object.values(conditions).some((condition) => 'aws:SourceAccount' in condition)

const wholeTable = /^dynamodb:(Scan|PartiQLSelect|ExportTableToPointInTime)$/i

/** What holds for every right in whatever we deploy. */
export const rightsRules: Rule[] = [
  ofStatements(
    'a right says what it is on, and not what it is not on',
    ({ negatedElements }) => negatedElements.length > 0,
  ),
  ofStatements('no right has a star for an action', ({ actions }) => actions.some((action) => wild.test(action))),
  ofStatements(
    'no right on data is on everything',
    ({ actions, resources }) => resources.some(isOnEverything) && !actions.every((action) => onEverything.test(action)),
  ),
  ofStatements('no role reads a whole table', ({ actions }) => actions.some((action) => wholeTable.test(action))),
  ofStatements('what a service of AWS may do to ours it does for our account', (statement) => !isForUs(statement)),
  {
    name: 'no role has rights that AWS hands out',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((role) => at(role, 'ManagedPolicyArns') !== undefined)
        .map(({ id }) => id),
  },
  {
    name: 'no role may be taken by everybody',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((role) => JSON.stringify(at(role, 'AssumeRolePolicyDocument')).includes('"*"'))
        .map(({ id }) => id),
  },
]
