import { describe, expect, test } from 'vitest'
import { templateSchema } from '../rules/template/template.ts'
import { type LimitName, limits } from './limits.ts'
import { type MeasuredStack, measureStacks } from './measure.ts'
import { quotaProblems } from './quota-problems.ts'
import { largestUses, quotaTable } from './quota-table.ts'

type Part = { Type: string; Properties?: object }

const many = (count: number, part: (index: number) => Part): Record<string, Part> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, part(index)]))

const stackOf = (resources: Record<string, Part>, more: object = {}, codeBytes = 0): MeasuredStack => {
  const template = { Resources: resources, ...more }
  return {
    name: 'forecourt-dev-finance',
    region: 'ap-southeast-2',
    template: templateSchema.parse(template),
    text: JSON.stringify(template),
    codeBytes: () => codeBytes,
  }
}

const policy = (length: number, roles: object[] = []): object => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', Action: 'x'.repeat(length), Resource: '*' }] },
  ...(roles.length > 0 && { Roles: roles }),
})
const role = (fields: object): Part => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: { Statement: [] }, ...fields },
})
const dashboard = (widgets: number, metrics: number): Part => ({
  Type: 'AWS::CloudWatch::Dashboard',
  Properties: {
    DashboardBody: {
      'Fn::Join': [
        '',
        [
          `{"widgets":${JSON.stringify(Array(widgets).fill({ properties: { metrics: Array(metrics).fill([]) } }))}`,
          '}',
        ],
      ],
    },
  },
})
const topic = { topic: { Type: 'AWS::SNS::Topic' } }

/** For each limit a stack that uses just 70% of it, and one that uses more. */
const stacks: Record<LimitName, (isOver: boolean) => MeasuredStack> = {
  resources: (isOver) => stackOf(many(isOver ? 351 : 350, () => ({ Type: 'AWS::SQS::Queue' }))),
  template: (isOver) => stackOf({}, { Description: 'x'.repeat(isOver ? 734_004 : 733_900) }),
  parameters: (isOver) => stackOf({}, { Parameters: many(isOver ? 141 : 140, () => ({ Type: 'String' })) }),
  outputs: (isOver) => stackOf({}, { Outputs: many(isOver ? 141 : 140, () => ({ Type: 'String' })) }),
  dynamicReferences: (isOver) => stackOf({}, { Description: '{{resolve:ssm:/a}}'.repeat(isOver ? 43 : 42) }),
  routes: (isOver) => stackOf(many(isOver ? 211 : 210, () => ({ Type: 'AWS::ApiGatewayV2::Route' }))),
  integrations: (isOver) => stackOf(many(isOver ? 211 : 210, () => ({ Type: 'AWS::ApiGatewayV2::Integration' }))),
  inlinePolicies: (isOver) =>
    stackOf({
      role: role({ Policies: [policy(isOver ? 3600 : 3400)] }),
      policy: { Type: 'AWS::IAM::Policy', Properties: policy(3500, [{ Ref: 'role' }]) },
      other: { Type: 'AWS::IAM::Policy', Properties: policy(9000, [{ Ref: 'another' }]) },
    }),
  trustPolicy: (isOver) => stackOf({ role: role({ AssumeRolePolicyDocument: 'x'.repeat(isOver ? 1433 : 1430) }) }),
  managedPolicy: (isOver) =>
    stackOf({ policy: { Type: 'AWS::IAM::ManagedPolicy', Properties: policy(isOver ? 4250 : 4200) } }),
  managedPolicies: (isOver) => stackOf({ role: role({ ManagedPolicyArns: Array(isOver ? 8 : 7).fill('arn') }) }),
  roles: (isOver) => stackOf(many(isOver ? 701 : 700, () => role({}))),
  environment: (isOver) =>
    stackOf({
      made: {
        Type: 'AWS::Lambda::Function',
        Properties: { Environment: { Variables: { A: 'x'.repeat(isOver ? 2860 : 2700), B: { Ref: 'AWS::Region' } } } },
      },
    }),
  code: (isOver) => stackOf({ made: { Type: 'AWS::Lambda::Function' } }, {}, (isOver ? 176 : 175) * 1024 * 1024),
  rules: (isOver) => stackOf(many(isOver ? 71 : 70, () => ({ Type: 'AWS::Events::Rule' }))),
  parameterValue: (isOver) =>
    stackOf({ parameter: { Type: 'AWS::SSM::Parameter', Properties: { Value: 'x'.repeat(isOver ? 2868 : 2867) } } }),
  cachePolicies: (isOver) => stackOf(many(isOver ? 15 : 14, () => ({ Type: 'AWS::CloudFront::CachePolicy' }))),
  headersPolicies: (isOver) =>
    stackOf(many(isOver ? 15 : 14, () => ({ Type: 'AWS::CloudFront::ResponseHeadersPolicy' }))),
  cacheBehaviours: (isOver) =>
    stackOf({
      edge: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: { CacheBehaviors: Array(isOver ? 17 : 16).fill({}) } },
      },
    }),
  distributionTenants: (isOver) =>
    stackOf(many(isOver ? 7001 : 7000, () => ({ Type: 'AWS::CloudFront::DistributionTenant' }))),
  edgeFunction: (isOver) =>
    stackOf({
      made: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: 'x'.repeat(isOver ? 7169 : 7168) } },
    }),
  subscriptions: () => stackOf(topic),
  widgets: (isOver) => stackOf({ dashboard: dashboard(isOver ? 351 : 350, 0) }),
  widgetMetrics: (isOver) => stackOf({ dashboard: dashboard(1, isOver ? 351 : 350) }),
  dashboardMetrics: (isOver) => stackOf({ dashboard: dashboard(isOver ? 18 : 17, 100) }),
  logPolicies: (isOver) => stackOf(many(isOver ? 8 : 7, () => ({ Type: 'AWS::Logs::ResourcePolicy' }))),
  tables: (isOver) => stackOf(many(isOver ? 1751 : 1750, () => ({ Type: 'AWS::DynamoDB::Table' }))),
  stacks: () => stackOf({}),
}

const ofLimit = (name: LimitName, stack: MeasuredStack): string[] =>
  quotaProblems(measureStacks([stack]).filter(({ limit }) => limit === name))

/** What no single stack can use up. */
const countless: readonly string[] = ['subscriptions', 'stacks']

test.each((Object.keys(limits) as LimitName[]).filter((name) => !countless.includes(name)))(
  'above 70% of the limit of %s a synth stops, with what to do and where AWS says so',
  (name) => {
    const { what, todo, source } = limits[name]
    expect(ofLimit(name, stacks[name](false))).toEqual([])
    const [problem, ...others] = ofLimit(name, stacks[name](true))
    expect(others).toEqual([])
    for (const part of [what, todo, source, 'we stop at 70%']) expect(problem).toContain(part)
  },
)

test('a problem names what comes near its limit, and how near', () => {
  expect(ofLimit('resources', stacks.resources(true))).toEqual([
    'forecourt-dev-finance comes near a limit of AWS, resources of a stack: 351 of 500, 70.2%, and we stop at 70%. Divide the team: move some of its functions to a new folder functions/<team>. https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html',
  ])
  expect(ofLimit('inlinePolicies', stacks.inlinePolicies(true))[0]).toMatch(
    /^forecourt-dev-finance: role comes near .* 7,\d\d\d characters of 10,240 characters, 7\d\.\d%/,
  )
})

describe('what stacks use up together', () => {
  const routes = stackOf(many(120, () => ({ Type: 'AWS::ApiGatewayV2::Route' })))

  test('is added, as the routes of one API', () => {
    const [problem] = quotaProblems(measureStacks([routes, { ...routes, name: 'forecourt-dev-forms' }]))
    expect(problem).toMatch(/^the API comes near a limit of AWS, routes of an API: 240 of 300, 80\.0%/)
  })

  test('is the API of all teams, also where one team is synthesised alone', () => {
    const declared = { routes: 240, integrations: 30 }
    const ofApi = (stack: MeasuredStack) =>
      measureStacks([stack], declared).filter(({ limit }) => limit === 'routes' || limit === 'integrations')
    expect(quotaProblems(ofApi(routes))).toEqual([
      expect.stringMatching(/^the API comes near a limit of AWS, routes of an API: 240 of 300/),
    ])
    expect(ofApi(stackOf({})), 'a stack without routes adds none').toMatchObject([{ used: 0 }, { used: 0 }])
  })

  test('is counted in each region by itself', () => {
    const elsewhere = { ...routes, region: 'us-east-1' }
    expect(measureStacks([routes, elsewhere]).filter(({ limit }) => limit === 'stacks')).toEqual([
      { limit: 'stacks', of: 'ap-southeast-2', used: 1 },
      { limit: 'stacks', of: 'us-east-1', used: 1 },
    ])
  })
})

test('a subscription counts for the topic that it names', () => {
  const subscription = { Type: 'AWS::SNS::Subscription', Properties: { TopicArn: { Ref: 'topic' } } }
  const usages = measureStacks([stackOf({ ...topic, subscription })])
  expect(usages.find(({ limit }) => limit === 'subscriptions')).toEqual({
    limit: 'subscriptions',
    of: 'forecourt-dev-finance: topic',
    used: 1,
  })
})

test('the table has the largest use of each limit, the nearest to its limit first', () => {
  const usages = measureStacks([stacks.resources(true), stacks.environment(false)])
  const [first] = largestUses(usages)
  expect(first).toMatchObject({ limit: 'resources', used: 351 })
  expect(quotaTable(usages).split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^limit +used +of +% +where +what uses it up$/),
    expect.stringMatching(/^resources of a stack +351 +500 +70\.2 +forecourt-dev-finance +functions, endpoints$/),
  ])
})
