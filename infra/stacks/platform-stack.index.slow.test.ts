import { platformNamesSchema } from '@forecourt/contracts/platform/platform-names'
import { functions } from '@forecourt/functions/needs'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { stageOf } from '../config/stages.ts'
import {
  functionNames,
  needsOf,
  parameterId,
  type StageTemplates,
  stageResources,
  stageTemplates,
} from '../testing/platform-template.ts'
import { resourcesOf, testApp } from '../testing/test-app.ts'
import { DataStack } from './data-stack.ts'

const tiers = {
  embedded: stageTemplates('dev', { search: 'embedded' }),
  domain: stageTemplates('dev', { search: 'r7g.large.search:2:20' }),
  beside: stageTemplates('local', { search: 'http://127.0.0.1:9200' }),
}
const searchOf = ({ withFunctions }: StageTemplates): Template => withFunctions.search ?? expect.fail()
const shared = ['domain', 'beside'] as const

test.each(Object.entries(tiers))(
  'functions of a stage with %s are refused where its data has another',
  (tier, stage) => {
    const published = stageResources(stage)
      .resources('AWS::SSM::Parameter')
      .flatMap(({ resource }) => /\/search\/\w+$/.exec(String(resource.Properties.Name))?.[0] ?? [])
    expect(published).toEqual([`/search/${tier}`])
    for (const name of functionNames.filter((each) => needsOf(each).index))
      expect(stageResources(stage).variablesOf(name).SEARCH_TIER).toEqual({
        Ref: parameterId(stageResources(stage).lambda(name).template, `/forecourt/${stage.stage}/search/${tier}`),
      })
  },
)

const idsOf = (template: Template, type: string): string[] => resourcesOf(template, type).map(({ id }) => id)

const dependenciesOf = (template: Template, id: string): string[] =>
  template.findResources('AWS::Lambda::Function')[id]?.DependsOn ?? []

/** What the stacks write for commands, with the id of a resource for what AWS will call it. */
function namesOf(stage: StageTemplates) {
  const said = stageResources(stage)
    .resources('AWS::SSM::Parameter')
    .filter(({ resource }) => /\/names\/\w+$/.test(String(resource.Properties.Name)))
    .map(({ resource }) => JSON.parse(textOf(resource.Properties.Value)))
  const deadLetters = Object.assign({}, ...said.map((one) => one.deadLetters))
  return platformNamesSchema.parse({ ...Object.assign({}, ...said), deadLetters })
}

function textOf(value: unknown): string {
  const { 'Fn::Join': [, parts = []] = [] } = Object(value)
  if (typeof value === 'string') return value
  return parts.map((part: string | { Ref: string }) => (typeof part === 'string' ? part : part.Ref)).join('')
}

test('[IN-3] without an index nothing queues the stock’s changes, and the clock has snapshots of it saved', () => {
  const { data } = tiers.embedded
  data.resourceCountIs('AWS::OpenSearchService::Domain', 0)
  data.resourceCountIs('AWS::EC2::VPC', 0)
  const template = searchOf(tiers.embedded)
  const { lambda } = stageResources(tiers.embedded)
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
  expect(namesOf(tiers.embedded)).toMatchObject({ index: null })
  expect(Object.keys(namesOf(tiers.embedded).deadLetters)).toContain('feeds-failed')
  expect(Object.keys(namesOf(tiers.embedded).deadLetters)).not.toContain('unindexed')
})

test('[IN-3] a domain has the size that was asked for, and only our functions reach it', () => {
  const template = tiers.domain.data
  template.hasResourceProperties('AWS::OpenSearchService::Domain', {
    ClusterConfig: { InstanceType: 'r7g.large.search', InstanceCount: 2, ZoneAwarenessEnabled: true },
    EBSOptions: { VolumeSize: 20 },
    VPCOptions: { SecurityGroupIds: Match.anyValue() },
  })
  const inside = stageResources(tiers.domain)
    .resources('AWS::Lambda::Function')
    .filter(({ resource }) => resource.Properties.VpcConfig)
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
    const data = new DataStack(testApp(), 'data', {
      stage: stageOf(stage, { search: 'r7g.large.search:2:20' }),
      functions,
    })
    Template.fromStack(data).allResources('AWS::OpenSearchService::Domain', {
      DeletionPolicy: 'Delete',
      UpdateReplacePolicy: 'Delete',
    })
  },
)

test.each(shared)('[IN-3] a deploy prepares the index after what writes it and before what searches: %s', (tier) => {
  const template = searchOf(tiers[tier])
  const { lambda } = stageResources(tiers[tier])
  const [[id = '', prepared] = []] = Object.entries(template.findResources('Custom::StockIndex'))
  expect(prepared?.Properties.ServiceToken).toEqual({ 'Fn::GetAtt': [lambda('stock-reindex').id, 'Arn'] })
  expect(prepared?.DependsOn).toEqual(expect.arrayContaining([lambda('stock-index').id]))
  const inStack = functionNames.filter((name) => needsOf(name).team === 'search')
  expect(inStack.filter((name) => dependenciesOf(template, lambda(name).id).includes(id))).toEqual(['search'])
  const takes = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).filter(
    ({ Properties }) => Properties.FunctionName.Ref === lambda('stock-index').id,
  )
  expect(takes).toMatchObject([{ DependsOn: expect.arrayContaining([id]) }])
})

test('[IN-3] a deploy with other code for the index asks for it again', () => {
  const preparedBy = (stage: StageTemplates) =>
    resourcesOf(searchOf(stage), 'Custom::StockIndex').map(({ resource }) => resource.Properties)
  const preparedOf = (code: string) => preparedBy(stageTemplates('dev', { search: 'r7g.large.search:2:20', code }))
  const [before] = preparedBy(tiers.domain)
  expect(preparedOf('export const x = 1')).toEqual([before])
  expect(preparedOf('export const x = 2')).not.toEqual([before])
})

test('[IN-3] who searches reads the index, and deletes nothing there but the moments that it held', () => {
  const { statementsOf } = stageResources(tiers.domain)
  const readers = functionNames.filter((name) => needsOf(name).index === 'read')
  expect(readers).toEqual(['document', 'search'])
  const under = (path: string) => ({
    'Fn::Join': ['', expect.arrayContaining([expect.stringMatching(new RegExp(`:domain/forecourt-dev${path}$`))])],
  })
  for (const name of readers)
    expect(
      statementsOf(name).filter(({ Action }) => [Action].flat().some((action) => action.startsWith('es:'))),
    ).toEqual([
      { Effect: 'Allow', Action: ['es:ESHttpGet', 'es:ESHttpHead', 'es:ESHttpPost'], Resource: under('/\\*') },
      { Effect: 'Allow', Action: 'es:ESHttpDelete', Resource: under('/_search/point_in_time') },
    ])
  const [access] = resourcesOf(tiers.domain.platform, 'Custom::IndexAccess')
  expect(JSON.stringify(access?.resource.Properties.Readers).match(/role\/[\w/-]+/g)).toEqual(
    readers.map((name) => `role/forecourt/dev/${needsOf(name).team}/forecourt-dev-${needsOf(name).team}-${name}`),
  )
})

test.each([
  ['index-held', 'leftHeld'],
  ['index-unreadable', 'unreadableHits'],
])('[IN-3] the alarm %s is raised by the metric %s that the functions of this stage log', (alarm, metric) => {
  tiers.domain.data.hasResourceProperties('AWS::CloudWatch::Alarm', {
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
  const [access] = resourcesOf(tiers.domain.platform, 'Custom::IndexAccess')
  expect(JSON.stringify(access?.resource.Properties.Writers)).toContain('/search/forecourt-dev-search-stock-reindex"')
})

test.each(Object.entries(tiers))('messages about lower prices follow the stock on every tier: %s', (_, stage) => {
  const { lambda, table } = stageResources(stage)
  const { template } = lambda('price-alerts')
  expect(table('stock').resource.Properties.StreamSpecification).toEqual({ StreamViewType: 'KEYS_ONLY' })
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: lambda('price-alerts').id },
    EventSourceArn: { Ref: parameterId(template, `/forecourt/${stage.stage}/stream/stock`) },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  })
  expect(Object.keys(namesOf(stage).deadLetters)).toContain('price-alerts-failed')
})

test.each(shared)(
  '[IN-5] the stream of the stock sends keys to the function that queues them, and retries for a day: %s',
  (tier) => {
    const template = searchOf(tiers[tier])
    tiers[tier].data.hasResourceProperties('AWS::DynamoDB::Table', {
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: stageResources(tiers[tier]).lambda('stock-changes').id },
      StartingPosition: 'TRIM_HORIZON',
      MaximumRecordAgeInSeconds: 86_400,
      MaximumRetryAttempts: -1,
    })
  },
)

test.each(shared)(
  "[IN-5] each car's changes keep their order, a batch fails in part, and what fails five times is kept: %s",
  (tier) => {
    const template = searchOf(tiers[tier])
    template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
      RedrivePolicy: { maxReceiveCount: 5 },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: stageResources(tiers[tier]).lambda('stock-index').id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    const sends = resourcesOf(template, 'AWS::IAM::Policy').filter(({ resource }) =>
      JSON.stringify(resource).includes('sqs:SendMessage'),
    )
    expect(JSON.stringify(sends)).toContain('stockchangesrole')
  },
)

test.each(Object.entries(tiers))('commands can read the name of every table, bucket and queue: %s', (_tier, stage) => {
  const { deadLetters, tables, index } = namesOf(stage)
  const { resources, lambda } = stageResources(stage)
  expect(Object.values(tables).sort()).toEqual(idsOf(stage.data, 'AWS::DynamoDB::Table').sort())
  const queues = resources('AWS::SQS::Queue')
  const isWork = ({ resource }: (typeof queues)[number]) => resource.Properties.RedrivePolicy !== undefined
  expect(Object.values(deadLetters).sort()).toEqual(
    queues
      .filter((queue) => !isWork(queue))
      .map(({ id }) => id)
      .sort(),
  )
  expect(index ? [index.changes] : []).toEqual(queues.filter(isWork).map(({ id }) => id))
  const alarms = resources('AWS::CloudWatch::Alarm').map(({ resource }) => String(resource.Properties.AlarmName))
  for (const name of Object.keys(deadLetters))
    expect(alarms.filter((alarm) => alarm.endsWith(`-${name}`))).toHaveLength(1)
  if (index) expect([index.reindex, index.forwards]).toEqual([lambda('stock-reindex').id, lambda('stock-changes').id])
  const [domain] = resourcesOf(stage.data, 'AWS::OpenSearchService::Domain')
  expect(index?.domain ?? undefined).toBe(domain?.resource.Properties.DomainName)
})

test.each(Object.entries(tiers))(
  'the dashboard says how far the index is behind the stock, where there is a queue: %s',
  (_tier, stage) => {
    const queues = stageResources(stage).resources('AWS::SQS::Queue')
    const [name] = queues.flatMap(({ resource: { Properties } }) => Properties.QueueName ?? [])
    const [board] = resourcesOf(stage.platform, 'AWS::CloudWatch::Dashboard')
    const body = JSON.stringify(board?.resource.Properties.DashboardBody)
    expect(body.includes('ApproximateAgeOfOldestMessage')).toBe(stage !== tiers.embedded)
    expect(name === undefined || body.includes(String(name))).toBe(true)
    expect(name === undefined).toBe(stage === tiers.embedded)
  },
)
