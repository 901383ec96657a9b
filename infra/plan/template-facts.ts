import { at, type Resource, resourcesOf, type Template } from '../rules/template/template.ts'
import { rightsOf } from './template-rights.ts'
import { resourceWords, shortName, valueText, type Words } from './template-words.ts'

/** What a team's stack is made of, by subject: what it is called, and how it is. In the order in which a plan says it. */
export const subjects = [
  'code',
  'functions',
  'routes',
  'rights',
  'schedules',
  'streams and queues',
  'alarms',
  'variables',
  'other resources',
] as const
export type Subject = (typeof subjects)[number]
export type Facts = Readonly<Record<Subject, ReadonlyMap<string, string>>>

type Entry = readonly [name: string, how: string]

/** What a team's template says. Nothing of it is left out: what has no words of its own is under `other resources`. */
export function factsOf(template: Template, prefix: string): Facts {
  const words: Words = { template, prefix }
  const of = (type: string): Resource[] => resourcesOf(template, type)
  const functions = of('AWS::Lambda::Function')
  const rules = of('AWS::Events::Rule')
  return {
    code: mapOf(functions.map((made) => [nameOf(made, words), codeOf(made, words)])),
    functions: mapOf(functions.map((made) => [nameOf(made, words), sizeOf(made)])),
    routes: mapOf(
      of('AWS::ApiGatewayV2::Route').map((route) => [String(at(route, 'RouteKey')), answers(route, words)]),
    ),
    rights: mapOf(rightsOf(words).map((right) => [right, ''])),
    schedules: mapOf(
      rules.map((rule) => [`${targetOf(rule, words)}, ${textAt(rule, 'Description')}`, timing(rule, words)]),
    ),
    'streams and queues': mapOf([
      ...of('AWS::Lambda::EventSourceMapping').map(
        (one): Entry => [follows(one, words), JSON.stringify(one.Properties)],
      ),
      ...of('AWS::SQS::Queue').map(
        (one): Entry => [resourceWords({ Ref: one.id }, words), JSON.stringify(one.Properties)],
      ),
    ]),
    alarms: mapOf(
      of('AWS::CloudWatch::Alarm').map((one) => [shortName(textAt(one, 'AlarmName'), words), raisedAt(one)]),
    ),
    variables: mapOf(functions.flatMap((made) => variablesOf(made, words))),
    'other resources': mapOf(resourcesOf(template, 'AWS::').concat(of('Custom::')).map(rest)),
  }
}

const mapOf = (entries: readonly Entry[]): ReadonlyMap<string, string> => new Map(entries)
const textAt = (resource: Resource, path: string): string => String(at(resource, path) ?? '')

/** The folder of a function. */
const nameOf = (made: Resource, words: Words): string => shortName(textAt(made, 'FunctionName'), words)

/** The function that a resource refers to, by `Ref` or by its ARN. */
const functionAt = (value: unknown, words: Words): string => {
  const id = valueText(value, words).replace(/^\{(\w+)\}$/, '$1')
  const made = words.template.Resources[id]
  return made ? nameOf({ id, ...made }, words) : id
}

const codeOf = (made: Resource, words: Words): string =>
  valueText(at(made, 'Code.S3Key') ?? at(made, 'Code.ZipFile'), words)

function sizeOf(made: Resource): string {
  const count = at(made, 'ReservedConcurrentExecutions')
  const most = count === undefined ? '' : `, ${count} at a time`
  return `${textAt(made, 'MemorySize')} MB, ${textAt(made, 'Timeout')} s, ${textAt(made, 'Runtime')}${most}`
}

function answers(route: Resource, words: Words): string {
  const [, id = ''] = /\{(\w+)\}$/.exec(valueText(at(route, 'Target'), words)) ?? []
  const integration = words.template.Resources[id]
  return `answered by ${integration ? functionAt(integration.Properties.IntegrationUri, words) : id}`
}

const targetOf = (rule: Resource, words: Words): string =>
  [at(rule, 'Targets') ?? []]
    .flat()
    .map((target) => functionAt(Object(target).Arn, words))
    .join(' and ')

function timing(rule: Resource, words: Words): string {
  const when = textAt(rule, 'ScheduleExpression') || `events ${valueText(at(rule, 'EventPattern'), words)}`
  const inputs = [at(rule, 'Targets') ?? []].flat().flatMap((target) => Object(target).Input ?? [])
  return [
    when,
    ...inputs.map((input) => `with ${valueText(input, words)}`),
    textAt(rule, 'State') === 'DISABLED' ? 'off' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const follows = (mapping: Resource, words: Words): string =>
  `${functionAt(at(mapping, 'FunctionName'), words)} follows ${resourceWords(at(mapping, 'EventSourceArn'), words)}`

const comparisons: Record<string, string> = {
  GreaterThanOrEqualToThreshold: 'from',
  LessThanOrEqualToThreshold: 'at or below',
}

function raisedAt(alarm: Resource): string {
  const [threshold, seconds, periods] = ['Threshold', 'Period', 'EvaluationPeriods'].map((name) => at(alarm, name))
  const compared = comparisons[textAt(alarm, 'ComparisonOperator')] ?? textAt(alarm, 'ComparisonOperator')
  const times = periods === 1 ? '' : `, ${periods} times in a row`
  const missing = at(alarm, 'TreatMissingData') === 'breaching' ? ', or without a measure' : ''
  return `raised ${compared} ${threshold} in ${Number(seconds) / 60} minutes${times}${missing}`
}

/** Shown among the rights. */
const shownElsewhere = ['TENANT_TABLES_RIGHTS']

const variablesOf = (made: Resource, words: Words): Entry[] =>
  Object.entries(Object(at(made, 'Environment.Variables')))
    .filter(([name]) => !shownElsewhere.includes(name))
    .map(([name, value]) => [`${nameOf(made, words)}: ${name}`, valueText(value, words)])

/** Properties that another subject shows, of the resources that it names. */
const shown: Readonly<Record<string, readonly string[] | 'all'>> = {
  'AWS::Lambda::Function': ['Code', 'MemorySize', 'Timeout', 'Runtime', 'ReservedConcurrentExecutions', 'Environment'],
  'AWS::ApiGatewayV2::Route': ['Target'],
  // Its endpoints are the routes.
  'Custom::TeamEndpoints': 'all',
  'AWS::IAM::Policy': ['PolicyDocument'],
  'AWS::Lambda::Permission': 'all',
  'AWS::IAM::Role': ['PermissionsBoundary', 'AssumeRolePolicyDocument', 'Tags'],
  'AWS::Events::Rule': ['ScheduleExpression', 'EventPattern', 'State', 'Targets', 'Description'],
  'AWS::CloudWatch::Alarm': ['Threshold', 'Period', 'EvaluationPeriods', 'ComparisonOperator', 'TreatMissingData'],
  'AWS::Lambda::EventSourceMapping': 'all',
  'AWS::SQS::Queue': 'all',
}

function rest({ id, Type, Properties }: Resource): Entry {
  const known = shown[Type] ?? []
  const left = known === 'all' ? [] : Object.entries(Properties).filter(([name]) => !known.includes(name))
  return [`${Type} ${id}`, JSON.stringify(left)]
}

/** Whether another subject shows that a resource comes or goes. */
export const isNamedElsewhere = (otherResource: string): boolean =>
  Object.hasOwn(shown, otherResource.split(' ')[0] ?? '')
