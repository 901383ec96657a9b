import { at, type Resource, resourcesOf, type Template } from '../rules/template/template.ts'
import { estimateText, resolveDocument } from './estimate-text.ts'
import type { LimitName, Usage } from './limits.ts'
import { measureDashboards } from './measure-dashboards.ts'

/** A stack as it was synthesised. `codeBytes`: the size of what a function runs, unzipped. */
export type MeasuredStack = {
  name: string
  region: string
  template: Template
  text: string
  codeBytes(resource: Resource): number
}

const bytesOf = (text: string): number => Buffer.byteLength(text)
const lengthOf = (value: unknown): number => JSON.stringify(value).length
const listOf = (value: unknown): unknown[] => [value ?? []].flat()

/** What the functions of all teams take of the one API, also of those that are not synthesised. */
type ApiUse = { routes: number; integrations: number }

/** What all stacks of a stage use of AWS's limits. With `declared`, a team that is synthesised alone is measured with the others' routes. */
export const measureStacks = (stacks: readonly MeasuredStack[], declared?: ApiUse): Usage[] => [
  ...stacks.flatMap((stack) => [
    ...measureStack(stack),
    ...measureRoles(stack),
    ...measureFunctions(stack),
    ...measureEdge(stack),
    ...measureDashboards(stack),
    ...measureParameters(stack),
    ...measureTopics(stack),
  ]),
  ...measureTogether(stacks, declared),
]

function measureStack({ name, template, text }: MeasuredStack): Usage[] {
  const { Parameters, Outputs, Resources } = template
  const countOf = (section: unknown): number => Object.keys(Object(section)).length
  const usages: Usage[] = [
    { limit: 'resources', of: name, used: countOf(Resources) },
    { limit: 'template', of: name, used: bytesOf(text) },
    { limit: 'parameters', of: name, used: countOf(Parameters) },
    { limit: 'outputs', of: name, used: countOf(Outputs) },
    { limit: 'dynamicReferences', of: name, used: text.match(/\{\{resolve:/g)?.length ?? 0 },
  ]
  return operationsStack.test(name) ? usages.map((usage) => ({ ...usage, fixed: usage.used })) : usages
}

/** Squads add functions to their own stacks, and none to these. */
const operationsStack = /^forecourt-[a-z]+-(data|platform|edge|squad-.+)$/

const refersTo = (list: unknown, id: string): boolean => listOf(list).some((each) => Object(each).Ref === id)

function measureRoles(stack: MeasuredStack): Usage[] {
  const { template, name, region } = stack
  const sizeOf = (document: unknown): number => lengthOf(resolveDocument(document, { stackName: name, region }))
  const [inline, shared] = [resourcesOf(template, 'AWS::IAM::Policy'), resourcesOf(template, 'AWS::IAM::ManagedPolicy')]
  const attachedTo = (id: string, policies: readonly Resource[]): Resource[] =>
    policies.filter((policy) => refersTo(at(policy, 'Roles'), id))
  const ofRoles = resourcesOf(template, 'AWS::IAM::Role').flatMap((role): Usage[] => {
    const of = `${name}: ${role.id}`
    const documents = [
      ...listOf(at(role, 'Policies')).map((policy) => Object(policy).PolicyDocument),
      ...attachedTo(role.id, inline).map((policy) => at(policy, 'PolicyDocument')),
    ]
    const managed = listOf(at(role, 'ManagedPolicyArns')).length + attachedTo(role.id, shared).length
    return [
      { limit: 'inlinePolicies', of, used: documents.reduce<number>((sum, document) => sum + sizeOf(document), 0) },
      { limit: 'trustPolicy', of, used: sizeOf(at(role, 'AssumeRolePolicyDocument')) },
      { limit: 'managedPolicies', of, used: managed },
    ]
  })
  const ofPolicies = shared.map(
    (policy): Usage => ({
      limit: 'managedPolicy',
      of: `${name}: ${policy.id}`,
      used: sizeOf(at(policy, 'PolicyDocument')),
    }),
  )
  return [...ofRoles, ...ofPolicies]
}

const measureFunctions = (stack: MeasuredStack): Usage[] =>
  resourcesOf(stack.template, 'AWS::Lambda::Function').flatMap((made): Usage[] => {
    const of = `${stack.name}: ${made.id}`
    const place = { stackName: stack.name, region: stack.region }
    const variables = Object.entries(Object(at(made, 'Environment.Variables')))
    const bytes = variables.map(([key, value]) => bytesOf(key) + bytesOf(estimateText(value, place)))
    return [
      { limit: 'environment', of, used: bytes.reduce((sum, each) => sum + each, 0) },
      { limit: 'code', of, used: stack.codeBytes(made) },
    ]
  })

const measureEdge = ({ template, name }: MeasuredStack): Usage[] => [
  ...resourcesOf(template, 'AWS::CloudFront::Function').map((made): Usage => {
    const text = String(at(made, 'FunctionCode'))
    return {
      limit: 'edgeFunction',
      of: `${name}: ${made.id}`,
      used: bytesOf(text),
      fixed: bytesOf(text.replaceAll(/^const shared.*$/gm, '')),
    }
  }),
  ...resourcesOf(template, 'AWS::CloudFront::Distribution').map(
    (made): Usage => ({
      limit: 'cacheBehaviours',
      of: `${name}: ${made.id}`,
      used: listOf(at(made, 'DistributionConfig.CacheBehaviors')).length + 1,
    }),
  ),
]

const measureParameters = ({ template, name, region }: MeasuredStack): Usage[] =>
  resourcesOf(template, 'AWS::SSM::Parameter').map((parameter) => ({
    limit: 'parameterValue',
    of: `${name}: ${parameter.id}`,
    used: bytesOf(estimateText(at(parameter, 'Value'), { stackName: name, region })),
  }))

/** A subscription names its topic, or is part of it. */
const measureTopics = ({ template, name }: MeasuredStack): Usage[] =>
  resourcesOf(template, 'AWS::SNS::Topic').map((topic) => ({
    limit: 'subscriptions',
    of: `${name}: ${topic.id}`,
    used:
      resourcesOf(template, 'AWS::SNS::Subscription').filter((one) => refersTo(at(one, 'TopicArn'), topic.id)).length +
      listOf(at(topic, 'Subscription')).length,
  }))

/** What stacks use up together: the stage has one API and one bus, and is in one account. */
function measureTogether(stacks: readonly MeasuredStack[], declared?: ApiUse): Usage[] {
  const count = (type: string, region?: string): number =>
    stacks
      .filter((stack) => region === undefined || stack.region === region)
      .reduce((sum, { template }) => sum + resourcesOf(template, type).length, 0)
  const regions = [...new Set(stacks.map(({ region }) => region))]
  const inAccount = (limit: LimitName, type: string): Usage => ({ limit, of: 'the account', used: count(type) })
  const inRegion = (limit: LimitName, type: string): Usage[] =>
    regions.map((region) => ({ limit, of: region, used: count(type, region) }))
  const ofApi = (limit: keyof ApiUse, type: string): Usage => {
    const used = count(type)
    return { limit, of: 'the API', used: used > 0 ? Math.max(used, declared?.[limit] ?? 0) : 0 }
  }
  return [
    ofApi('routes', 'AWS::ApiGatewayV2::Route'),
    ofApi('integrations', 'AWS::ApiGatewayV2::Integration'),
    inAccount('roles', 'AWS::IAM::Role'),
    inAccount('cachePolicies', 'AWS::CloudFront::CachePolicy'),
    inAccount('headersPolicies', 'AWS::CloudFront::ResponseHeadersPolicy'),
    inAccount('distributionTenants', 'AWS::CloudFront::DistributionTenant'),
    ...inRegion('rules', 'AWS::Events::Rule'),
    ...inRegion('logPolicies', 'AWS::Logs::ResourcePolicy'),
    ...inRegion('tables', 'AWS::DynamoDB::Table'),
    ...regions.map(
      (region): Usage => ({
        limit: 'stacks',
        of: region,
        used: stacks.filter((stack) => stack.region === region).length,
      }),
    ),
  ]
}
