import type { Rule } from './rule.ts'
import { ofThisAccount, type Statement, statementsOf, trustOf } from './template/statements.ts'
import { at, resourcesOf, textOf } from './template/template.ts'

const ofStatements = (name: string, isBroken: (statement: Statement) => boolean): Rule => ({
  name,
  broken: (template) =>
    statementsOf(template)
      .filter((statement) => statement.effect === 'Allow' && isBroken(statement))
      .map(({ id, actions, negatedElements }) => `${id}: ${[...negatedElements, ...actions].join(', ')}`),
})

/** AWS knows these for everything only. They list names, write traces, and put a function into its network. */
const onEverything =
  /^(dynamodb:ListStreams|xray:Put(TraceSegments|TelemetryRecords)|logs:DescribeLogGroups|ec2:(Describe(NetworkInterfaces|Subnets|SecurityGroups|Vpcs)|(Create|Delete)NetworkInterface|(Una|A)ssignPrivateIpAddresses))$/i

/**
 * The number of parts after the account by which an ARN names a resource: `bucket`, but `table/stock` and `function:search`. Sender IDs
 * are created after the platform's deploy, so only their kind can be named.
 */
const partsOfName = (service: string): number => (['s3', 'sqs', 'sns', 'sms-voice'].includes(service) ? 1 : 2)

const mapping = /^lambda:\w+EventSourceMapping$/
const tagging = /^lambda:(TagResource|UntagResource|ListTags)$/

const wild = /[*?]/

/** What is one team's, by its name: `function:forecourt-prod-finance-*`. */
const ofOneTeam = /^forecourt-[a-z]+-[a-z-]*[a-z]-\*$/

/** Whether an ARN matches more than one named resource: `*`, `arn:aws:s3:::*`, `…:table/*`. A star within a resource is allowed. */
function isOnEverything(resource: string): boolean {
  if (!resource.startsWith('arn:')) return wild.test(resource.split(/[/:]/)[0] ?? '')
  const [, partition = '', service = '', region = '', account = '', ...rest] = resource.split(':')
  const name = rest.join(':').split(/[/:]/).slice(0, partsOfName(service))
  const isWild = (part: string): boolean => wild.test(part) && !(service !== 's3' && ofOneTeam.test(part))
  return [partition, service, region, account, ...name].some(isWild) || name.at(-1) === ''
}

/** Whether an AWS service acts for our account alone; without the condition, another account could make it act on our resources. */
const isForUs = ({ services, conditions }: Statement): boolean =>
  services.length === 0 || Object.values(conditions).some((condition) => 'aws:SourceAccount' in condition)

/** A role of the template, or what the account that is deployed to has. */
const isOurs = (who: string): boolean => /^\$\w+$/.test(who) || ofThisAccount(who) !== undefined

const wholeTable = /^dynamodb:(Scan|PartiQLSelect|ExportTableToPointInTime)$/i

/** Rules for every right of every stack. */
export const rightsRules: Rule[] = [
  ofStatements('a right names its resources, never exclusions', ({ negatedElements }) => negatedElements.length > 0),
  ofStatements('no right has a wildcard action', ({ actions }) => actions.some((action) => wild.test(action))),
  ofStatements(
    'no right on data covers all resources',
    ({ actions, resources, conditions }) =>
      resources.some(isOnEverything) &&
      !actions.every((action) => onEverything.test(action)) &&
      // A mapping's name is AWS's, and its function's ends the right; tags of mappings are no data.
      !(
        actions.every((action) => tagging.test(action)) &&
        resources.every((resource) => resource.endsWith(':event-source-mapping:*'))
      ) &&
      !(
        actions.every((action) => mapping.test(action)) &&
        !isOnEverything(textOf(Object(conditions.ArnLike)['lambda:FunctionArn'] ?? '*'))
      ),
  ),
  ofStatements('no role reads a whole table', ({ actions }) => actions.some((action) => wholeTable.test(action))),
  ofStatements('an AWS service acts only for our account', (statement) => !isForUs(statement)),
  {
    name: 'no role has rights that AWS hands out',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((role) => at(role, 'ManagedPolicyArns') !== undefined)
        .map(({ id }) => id),
  },
  {
    name: 'no role may be taken from another account',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((role) => trustOf(role).some(({ principals }) => principals.some((who) => who !== '*' && !isOurs(who))))
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
