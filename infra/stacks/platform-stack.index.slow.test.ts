import { platformNamesSchema } from '@forecourt/contracts/platform/platform-names'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { functionNames, needsOf, platformResources, platformTemplate } from '../testing/platform-template.ts'
import { resourcesOf } from '../testing/test-app.ts'

const tiers = {
  embedded: platformTemplate('dev', { search: 'embedded' }),
  domain: platformTemplate('dev', { search: 'r7g.large.search:2:20' }),
  beside: platformTemplate('local', { search: 'http://127.0.0.1:9200' }),
}
const shared = ['domain', 'beside'] as const

const idsOf = (template: Template, type: string): string[] => resourcesOf(template, type).map(({ id }) => id)

const dependenciesOf = (template: Template, id: string): string[] =>
  template.findResources('AWS::Lambda::Function')[id]?.DependsOn ?? []

/** What a template writes for commands, with the id of a resource for what AWS will call it. */
function namesOf(template: Template) {
  const [parameter] = resourcesOf(template, 'AWS::SSM::Parameter').filter(({ resource }) =>
    /\/names$/.test(String(resource.Properties.Name)),
  )
  const { 'Fn::Join': [, parts = []] = [] } = Object(parameter?.resource.Properties.Value)
  const text = parts.map((part: string | { Ref: string }) => (typeof part === 'string' ? part : part.Ref)).join('')
  return platformNamesSchema.parse(JSON.parse(text))
}

test('[IN-3] without an index nothing queues the stock’s changes, and the clock has snapshots of it saved', () => {
  const template = tiers.embedded
  template.resourceCountIs('AWS::OpenSearchService::Domain', 0)
  template.resourceCountIs('AWS::EC2::VPC', 0)
  const { lambda } = platformResources(template)
  template.resourcePropertiesCountIs(
    'AWS::Lambda::EventSourceMapping',
    { FunctionName: { Ref: lambda('stock-changes').id } },
    0,
  )
  template.resourceCountIs('Custom::StockIndex', 0)
  template.resourcePropertiesCountIs('AWS::SQS::Queue', { FifoQueue: true }, 0)
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [lambda('stock-index').id, 'Arn'] },
        Input: '{"snapshots":"all"}',
      }),
    ],
  })
  expect(namesOf(template)).toMatchObject({ index: null })
  expect(Object.keys(namesOf(template).deadLetters)).toContain('feeds-failed')
  expect(Object.keys(namesOf(template).deadLetters)).not.toContain('unindexed')
})

test('[IN-3] a domain has the size that was asked for, and only our functions reach it', () => {
  const template = tiers.domain
  template.hasResourceProperties('AWS::OpenSearchService::Domain', {
    ClusterConfig: { InstanceType: 'r7g.large.search', InstanceCount: 2, ZoneAwarenessEnabled: true },
    EBSOptions: { VolumeSize: 20 },
    VPCOptions: { SecurityGroupIds: Match.anyValue() },
  })
  const inside = resourcesOf(template, 'AWS::Lambda::Function').filter(({ resource }) => resource.Properties.VpcConfig)
  expect(inside.map(({ resource }) => resource.Properties.Description).sort()).toEqual(
    functionNames
      .filter((name) => needsOf(name).index)
      .map((name) => needsOf(name).purpose)
      .sort(),
  )
  template.resourceCountIs('AWS::EC2::NatGateway', 0)
  template.resourceCountIs('AWS::EC2::InternetGateway', 0)
})

test.each(['dev', 'staging', 'prod'])(
  '[IN-3] a domain of %s goes when its stage goes back to having none, and its name is free',
  (stage) => {
    platformTemplate(stage, { search: 'r7g.large.search:2:20' }).allResources('AWS::OpenSearchService::Domain', {
      DeletionPolicy: 'Delete',
      UpdateReplacePolicy: 'Delete',
    })
  },
)

test.each(shared)('[IN-3] a deploy prepares the index after what writes it and before what searches: %s', (tier) => {
  const template = tiers[tier]
  const { lambda } = platformResources(template)
  const [[id = '', prepared] = []] = Object.entries(template.findResources('Custom::StockIndex'))
  expect(prepared?.Properties.ServiceToken).toEqual({ 'Fn::GetAtt': [lambda('stock-reindex').id, 'Arn'] })
  expect(prepared?.DependsOn).toEqual(
    expect.arrayContaining([...idsOf(template, 'Custom::IndexAccess'), lambda('stock-index').id]),
  )
  expect(functionNames.filter((name) => dependenciesOf(template, lambda(name).id).includes(id))).toEqual([
    'document',
    'search',
  ])
  const takes = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).filter(
    ({ Properties }) => Properties.FunctionName.Ref === lambda('stock-index').id,
  )
  expect(takes).toMatchObject([{ DependsOn: expect.arrayContaining([id]) }])
})

test('[IN-3] a deploy with other code for the index asks for it again', () => {
  const preparedOf = (code: string) =>
    resourcesOf(platformTemplate('dev', { search: 'r7g.large.search:2:20', code }), 'Custom::StockIndex').map(
      ({ resource }) => resource.Properties,
    )
  const [before] = preparedOf('export const x = 1')
  expect(preparedOf('export const x = 1')).toEqual([before])
  expect(preparedOf('export const x = 2')).not.toEqual([before])
})

test('[IN-3] who searches reads the index, and deletes nothing there but the moments that it held', () => {
  const { statementsOf, roleOf } = platformResources(tiers.domain)
  const readers = functionNames.filter((name) => needsOf(name).index === 'read')
  expect(readers).toEqual(['document', 'search'])
  const [{ id = '' } = {}] = resourcesOf(tiers.domain, 'AWS::OpenSearchService::Domain')
  const under = (path: string) => ({ 'Fn::Join': ['', [{ 'Fn::GetAtt': [id, 'Arn'] }, path]] })
  for (const name of readers)
    expect(
      statementsOf(name).filter(({ Action }) => [Action].flat().some((action) => action.startsWith('es:'))),
    ).toEqual([
      { Effect: 'Allow', Action: ['es:ESHttpGet', 'es:ESHttpHead', 'es:ESHttpPost'], Resource: under('/*') },
      { Effect: 'Allow', Action: 'es:ESHttpDelete', Resource: under('/_search/point_in_time') },
    ])
  const [access] = resourcesOf(tiers.domain, 'Custom::IndexAccess')
  expect(access?.resource.Properties.Readers).toEqual(readers.map((name) => ({ 'Fn::GetAtt': [roleOf(name), 'Arn'] })))
})

test.each([
  ['index-held', 'leftHeld'],
  ['index-unreadable', 'unreadableHits'],
])('[IN-3] the alarm %s is raised by the metric %s that the functions of this stage log', (alarm, metric) => {
  tiers.domain.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: `forecourt-dev-${alarm}`,
    Namespace: 'Forecourt/Search',
    MetricName: metric,
    Dimensions: [
      { Name: 'engine', Value: 'opensearch' },
      { Name: 'stage', Value: 'dev' },
    ],
  })
})

test('[IN-3] the function that builds the index may write it', () => {
  const [access] = resourcesOf(tiers.domain, 'Custom::IndexAccess')
  const role = platformResources(tiers.domain).roleOf('stock-reindex')
  expect(access?.resource.Properties.Writers).toContainEqual({ 'Fn::GetAtt': [role, 'Arn'] })
})

test.each(Object.entries(tiers))('messages about lower prices follow the stock on every tier: %s', (_, template) => {
  const { lambda, table } = platformResources(template)
  expect(table('stock').resource.Properties.StreamSpecification).toEqual({ StreamViewType: 'KEYS_ONLY' })
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: lambda('price-alerts').id },
    EventSourceArn: { 'Fn::GetAtt': [table('stock').id, 'StreamArn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  })
  expect(Object.keys(namesOf(template).deadLetters)).toContain('price-alerts-failed')
})

test.each(shared)(
  '[IN-5] the stream of the stock sends keys to the function that queues them, and retries for a day: %s',
  (tier) => {
    const template = tiers[tier]
    template.hasResourceProperties('AWS::DynamoDB::Table', { StreamSpecification: { StreamViewType: 'KEYS_ONLY' } })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: platformResources(template).lambda('stock-changes').id },
      StartingPosition: 'TRIM_HORIZON',
      MaximumRecordAgeInSeconds: 86_400,
      MaximumRetryAttempts: -1,
    })
  },
)

test.each(shared)(
  "[IN-5] each car's changes keep their order, a batch fails in part, and what fails five times is kept: %s",
  (tier) => {
    const template = tiers[tier]
    template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
      RedrivePolicy: { maxReceiveCount: 5 },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: platformResources(template).lambda('stock-index').id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    const sends = resourcesOf(template, 'AWS::IAM::Policy').filter(({ resource }) =>
      JSON.stringify(resource).includes('sqs:SendMessage'),
    )
    expect(JSON.stringify(sends)).toContain('stockchangesrole')
  },
)

test.each(Object.entries(tiers))(
  'commands can read the name of every table, bucket and queue: %s',
  (tier, template) => {
    const { deadLetters, tables, index } = namesOf(template)
    expect(Object.values(tables).sort()).toEqual(idsOf(template, 'AWS::DynamoDB::Table').sort())
    const queues = resourcesOf(template, 'AWS::SQS::Queue')
    const isWork = ({ resource }: (typeof queues)[number]) => resource.Properties.RedrivePolicy !== undefined
    expect(Object.values(deadLetters).sort()).toEqual(
      queues
        .filter((queue) => !isWork(queue))
        .map(({ id }) => id)
        .sort(),
    )
    expect(index ? [index.changes] : []).toEqual(queues.filter(isWork).map(({ id }) => id))
    const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties.AlarmName)
    const stage = tier === 'beside' ? 'local' : 'dev'
    for (const name of Object.keys(deadLetters)) expect(alarms).toContain(`forecourt-${stage}-${name}`)
    const { lambda } = platformResources(template)
    if (index) expect([index.reindex, index.forwards]).toEqual([lambda('stock-reindex').id, lambda('stock-changes').id])
    expect(index?.domain ?? undefined).toBe(idsOf(template, 'AWS::OpenSearchService::Domain')[0])
  },
)
