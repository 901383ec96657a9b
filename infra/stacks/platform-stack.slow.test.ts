import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints'
import { type TableName, type TableShape, tables, tableVariable } from '@forecourt/contracts/tables'
import { methodsOf, otherRoutes, routes } from '@forecourt/functions/routes'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FunctionName, functionNames, needsOf } from '../functions.ts'
import { stageOf } from '../stages.ts'
import { PlatformStack } from './platform-stack.ts'
import { type Resource, resourcesOf, testApp } from './stack-testing.ts'

const platform = (stage: string, search?: string, canary?: string): Template =>
  Template.fromStack(
    new PlatformStack(testApp(), 'platform', {
      stage: stageOf(stage, search),
      code: () => Code.fromInline('export const x = 1'),
      shellFiles: { 'assets/main.js': fileURLToPath(import.meta.url) },
      alarms: 'night@forecourt.example',
      ...(canary && { canary }),
    }),
  )

let template: Template
beforeAll(() => {
  template = platform('dev')
})

function lambda(name: FunctionName): { id: string; resource: Resource } {
  const { purpose } = needsOf(name)
  const found = resourcesOf(template, 'AWS::Lambda::Function').find(
    ({ resource }) => resource.Properties.Description === purpose,
  )
  if (!found) throw new Error(`There is no function ${name}.`)
  return found
}

function table(name: TableName): { id: string; resource: Resource } {
  const { partition, sort }: TableShape = tables[name]
  const keys = [
    { AttributeName: partition, KeyType: 'HASH' },
    ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' }] : []),
  ]
  const found = resourcesOf(template, 'AWS::DynamoDB::Table').find(
    ({ resource }) => JSON.stringify(resource.Properties.KeySchema) === JSON.stringify(keys),
  )
  if (!found) throw new Error(`There is no table ${name}.`)
  return found
}

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown }
const statements = (): Statement[] =>
  resourcesOf(template, 'AWS::IAM::Policy').flatMap(
    ({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement,
  )
const statementsOf = (name: FunctionName): Statement[] => {
  const role = (lambda(name).resource.Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0]
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(({ resource }) => JSON.stringify(resource.Properties.Roles).includes(role))
    .flatMap(({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement)
}

describe('tables', () => {
  test('[IN-3] are those of the contracts, and no others', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', Object.keys(tables).length)
    template.allResourcesProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    })
  })

  test.each(Object.keys(tables) as TableName[])('%s has the keys and the indexes that it declares', (name) => {
    const { indexes = {} }: TableShape = tables[name]
    const { Properties } = table(name).resource
    const made = (Properties.GlobalSecondaryIndexes ?? []) as { IndexName: string; Projection: unknown }[]
    expect(made.map((index) => index.IndexName)).toEqual(Object.keys(indexes))
    for (const { Projection } of made) expect(Projection).toEqual({ ProjectionType: 'KEYS_ONLY' })
  })

  test('outlive their stack in production, and cannot be deleted there', () => {
    const production = platform('prod')
    production.allResources('AWS::DynamoDB::Table', { DeletionPolicy: 'Retain' })
    production.allResourcesProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true })
  })
})

describe('functions', () => {
  test('are one a folder, on Node 24 and arm64, with a log that forgets', () => {
    template.resourceCountIs('AWS::Lambda::Function', functionNames.length)
    template.allResourcesProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogGroup: Match.anyValue() },
    })
    // The API's own is one more.
    template.resourceCountIs('AWS::Logs::LogGroup', functionNames.length + 1)
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 })
  })

  test.each(functionNames)('%s knows the tables it needs by their real names, and no others', (name) => {
    const { Variables } = lambda(name).resource.Properties.Environment as { Variables: Record<string, unknown> }
    const known = Object.keys(Variables).filter((variable) => variable.endsWith('_TABLE'))
    const needed = new Set(Object.keys(needsOf(name).tables) as TableName[])
    if (needsOf(name).readsStockAsTenant) needed.add('stock')
    // It records as the squad whose stack is deployed, and has no right of its own.
    if (name === 'remote-release') needed.add('releases')
    expect(known.sort()).toEqual([...needed].map(tableVariable).sort())
    for (const needs of needed) expect(Variables[tableVariable(needs)]).toEqual({ Ref: table(needs).id })
  })

  test.each(functionNames.filter((name) => needsOf(name).isBehindEdge))("%s checks the edge's secret", (name) => {
    const { Variables } = lambda(name).resource.Properties.Environment as { Variables: Record<string, unknown> }
    expect(Variables).toHaveProperty('ORIGIN_SECRET_ARN')
    expect(JSON.stringify(Variables), 'and does not have it in its environment').not.toContain('resolve:')
  })

  test('document has the shell beside it and reads releases from the bucket', () => {
    const { Variables } = lambda('document').resource.Properties.Environment as { Variables: Record<string, unknown> }
    expect(Variables).toMatchObject({
      SHELL_DIR: 'shell',
      ASSETS_BUCKET: { 'Fn::Join': ['', expect.arrayContaining(['forecourt-dev-assets-'])] },
    })
  })

  const alarms = () => resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties)

  test.each(functionNames)('%s has one alarm for its failures, or says why none', (name) => {
    const { errors } = needsOf(name)
    const own = alarms().filter(({ AlarmName }) => AlarmName === `forecourt-dev-${name}-errors`)
    expect(own).toHaveLength('costs' in errors ? 1 : 0)
    if ('costs' in errors) expect(own[0]?.AlarmDescription).toContain(errors.costs)
  })

  test.each(functionNames)('%s counts requests that it answers with a failure, and what Lambda saw crash', (name) => {
    const { LogGroup } = lambda(name).resource.Properties.LoggingConfig as { LogGroup: unknown }
    const [filter, ...others] = resourcesOf(template, 'AWS::Logs::MetricFilter').filter(
      ({ resource }) => JSON.stringify(resource.Properties.LogGroupName) === JSON.stringify(LogGroup),
    )
    expect(others).toEqual([])
    expect(filter?.resource.Properties.FilterPattern).toBe(
      '{ (($.level = "error") && ($.requestId = "*")) || (($.type = "platform.report") && ($.record.status != "success")) }',
    )
  })

  test('an alarm is told to whoever was named, and every alarm is in the operations guide', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'night@forecourt.example' })
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    const names = [...alarms(), ...alarmsOf(platform('prod'))].map(({ AlarmName }) =>
      String(AlarmName).replace(/^forecourt-(dev|prod)-/, ''),
    )
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('what protects something is held back where the account has it to spare', () => {
    const limits = (from: Template) =>
      resourcesOf(from, 'AWS::Lambda::Function').filter(
        ({ resource }) => resource.Properties.ReservedConcurrentExecutions !== undefined,
      ).length
    expect(limits(template)).toBe(0)
    expect(limits(platform('prod'))).toBe(functionNames.filter((name) => needsOf(name).mostAtOnce).length)
  })
})

const alarmsOf = (from: Template) =>
  resourcesOf(from, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties)

describe('rights', () => {
  const dataActions = /^(dynamodb|s3|secretsmanager|sqs):/

  test('no data action has a star, and none is on every resource', () => {
    const wide = statements().filter(({ Action, Resource }) => {
      const actions = [Action]
        .flat()
        .filter((action) => (dataActions.test(action) && action !== 'dynamodb:ListStreams') || action === '*')
      return actions.some((action) => action.includes('*')) || (actions.length > 0 && [Resource].flat().includes('*'))
    })
    expect(wide).toEqual([])
  })

  test.each(functionNames)('%s reaches its own tables only, by the rights it declares', (name) => {
    const found = statementsOf(name)
      .filter(({ Action }) => ![Action].flat().includes('dynamodb:GetRecords'))
      .filter(({ Action }) => [Action].flat().some((action) => /^dynamodb:/.test(action)))
      .flatMap(({ Action, Resource }) => [Action].flat().map((action) => ({ action, on: JSON.stringify(Resource) })))
      .filter(({ action }) => action.startsWith('dynamodb:'))
    const rights = Object.entries(needsOf(name).tables) as [TableName, readonly string[]][]
    for (const [needs, allowed] of rights) {
      const actions = found.filter(({ on }) => on.includes(`"${table(needs).id}"`)).map(({ action }) => action)
      expect(actions.includes('dynamodb:GetItem')).toBe(allowed.includes('read'))
      expect(actions.includes('dynamodb:PutItem')).toBe(allowed.includes('put'))
      expect(actions.includes('dynamodb:DeleteItem')).toBe(allowed.includes('delete'))
    }
    const usual = /^dynamodb:(GetItem|BatchGetItem|Query|PutItem|DeleteItem|ListStreams)$/
    expect(found.filter(({ action }) => !usual.test(action))).toEqual([])
    const own = rights.map(([needs]) => `"${table(needs).id}"`)
    if (name === 'stock-changes') return
    expect(found.filter(({ on }) => !own.some((id) => on.includes(id)))).toEqual([])
  })

  test('only the importer, the configuration and what counts and judges releases on trial write', () => {
    const writers = functionNames.filter((name) =>
      statementsOf(name).some(({ Action }) =>
        [Action].flat().some((action) => /Put|Update|Delete|Write/.test(action) && action.startsWith('dynamodb')),
      ),
    )
    expect(writers).toEqual(['document', 'beacons', 'release-guard', 'stock-import', 'tenant-config'])
  })

  test('[TN-10] who serves requests may read no vehicle by itself, only as the role of a tenant', () => {
    const serving = functionNames.filter((name) => needsOf(name).readsStockAsTenant)
    expect(serving).toEqual(['search', 'vehicle', 'document'])
    const [role, ...others] = resourcesOf(template, 'AWS::IAM::Role').filter(({ resource }) =>
      String(resource.Properties.Description).startsWith('Reads the stock for one site'),
    )
    expect(others).toEqual([])
    const trusted = JSON.stringify(role?.resource.Properties.AssumeRolePolicyDocument)
    for (const name of serving) {
      const { Role, Environment } = lambda(name).resource.Properties as {
        Role: { 'Fn::GetAtt': [string, string] }
        Environment: { Variables: Record<string, unknown> }
      }
      expect(trusted).toContain(`"${Role['Fn::GetAtt'][0]}"`)
      expect(Environment.Variables.TENANT_ROLE_ARN).toEqual({ 'Fn::GetAtt': [role?.id, 'Arn'] })
      const own = statementsOf(name).filter(({ Resource }) =>
        JSON.stringify(Resource).includes(`"${table('stock').id}"`),
      )
      expect(own).toEqual([])
    }
    expect(trusted.match(/"Arn"/g)).toHaveLength(serving.length)
  })

  test('[GA-7] media reads pictures and adds renditions, where browsers may see them, and nothing else anywhere', () => {
    const on = (Resource: unknown) =>
      JSON.stringify(Resource)
        .match(/forecourt-dev-(\w+)-|southeast-2\/[^"]*/g)
        ?.join(' ')
    const rights = statementsOf('media').flatMap(({ Action, Resource }) =>
      [Action].flat().map((action) => [action, on(Resource)]),
    )
    expect(rights.filter(([action]) => action?.startsWith('s3:'))).toEqual([
      ['s3:GetObject', 'forecourt-dev-media- southeast-2/*'],
      ['s3:PutObject', 'forecourt-dev-media- southeast-2/media/*'],
      ['s3:ListBucket', 'forecourt-dev-media-'],
    ])
    const putters = functionNames.filter((name) => JSON.stringify(statementsOf(name)).includes('s3:Put'))
    expect(putters).toEqual(['media', 'stock-index', 'site-files'])
  })
})

describe('the API', () => {
  test('[IN-2] has a route for every endpoint of the contracts, to the function of the route table, the other routes, and documents for the rest', () => {
    const integrations = new Map(
      resourcesOf(template, 'AWS::ApiGatewayV2::Integration').map(({ id, resource }) => [id, resource.Properties]),
    )
    const made = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ resource: { Properties } }) => {
      const integration = integrations.get(JSON.stringify(Properties.Target).match(/"Ref":"([^"]+)"/)?.[1] ?? '')
      return { route: Properties.RouteKey, to: integration?.IntegrationUri, version: integration?.PayloadFormatVersion }
    })
    const wanted = (Object.keys(routes) as EndpointName[]).flatMap((endpoint) =>
      methodsOf(endpoint).map((method) => ({
        route: `${method} ${endpoints[endpoint].path}`,
        to: { 'Fn::GetAtt': [lambda(routes[endpoint].function).id, 'Arn'] },
        version: '2.0',
      })),
    )
    const others = otherRoutes.flatMap(({ path, methods, function: name }) =>
      methods.map((method) => ({
        route: `${method} ${path}`,
        to: { 'Fn::GetAtt': [lambda(name).id, 'Arn'] },
        version: '2.0',
      })),
    )
    const byRoute = (a: { route: unknown }, b: { route: unknown }) => String(a.route).localeCompare(String(b.route))
    expect(made.sort(byRoute)).toEqual(
      [
        ...wanted,
        ...others,
        { route: '$default', to: { 'Fn::GetAtt': [lambda('document').id, 'Arn'] }, version: '2.0' },
      ].sort(byRoute),
    )
  })
})

describe('events', () => {
  test('a feed that is dropped reaches the importer, and a failure is kept', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: {
        LambdaConfigurations: [
          {
            Event: 's3:ObjectCreated:*',
            Function: { 'Fn::GetAtt': [lambda('stock-import').id, 'Arn'] },
            Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'feeds/' }] } },
          },
        ],
      },
    })
    template.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: { 'Fn::GetAtt': [lambda('stock-import').id, 'Arn'] },
      Principal: 's3.amazonaws.com',
      SourceAccount: { Ref: 'AWS::AccountId' },
    })
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: lambda('stock-import').id },
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })
})

describe('[IN-5] the way of a change to the index', () => {
  test('the stream of the stock tells keys to the function that queues them, for a day if need be', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', { StreamSpecification: { StreamViewType: 'KEYS_ONLY' } })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: lambda('stock-changes').id },
      StartingPosition: 'TRIM_HORIZON',
      MaximumRecordAgeInSeconds: 86_400,
      MaximumRetryAttempts: -1,
    })
  })

  test("each car's changes keep their order, a batch fails in part, and what fails five times is kept", () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
      RedrivePolicy: { maxReceiveCount: 5 },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: lambda('stock-index').id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    expect(statementsOf('stock-changes').some(({ Action }) => [Action].flat().includes('sqs:SendMessage'))).toBe(true)
  })
})

describe('[IN-3] the index', () => {
  test('is nowhere but in each process where nothing else is asked for', () => {
    template.resourceCountIs('AWS::OpenSearchService::Domain', 0)
    template.resourceCountIs('AWS::EC2::VPC', 0)
  })

  test('is a domain of the size that was asked for, which only our functions reach', () => {
    const sized = platform('dev', 'r7g.large.search:2:20')
    sized.hasResourceProperties('AWS::OpenSearchService::Domain', {
      ClusterConfig: { InstanceType: 'r7g.large.search', InstanceCount: 2, ZoneAwarenessEnabled: true },
      EBSOptions: { VolumeSize: 20 },
      VPCOptions: { SecurityGroupIds: Match.anyValue() },
    })
    const inside = resourcesOf(sized, 'AWS::Lambda::Function').filter(({ resource }) => resource.Properties.VpcConfig)
    expect(inside.map(({ resource }) => resource.Properties.Description).sort()).toEqual(
      functionNames
        .filter((name) => needsOf(name).index)
        .map((name) => needsOf(name).purpose)
        .sort(),
    )
    sized.resourceCountIs('AWS::EC2::NatGateway', 0)
    sized.resourceCountIs('AWS::EC2::InternetGateway', 0)
    sized.hasResourceProperties('Custom::IndexAccess', { Readers: Match.anyValue(), Writers: Match.anyValue() })
  })
})

describe('what is watched', () => {
  test('a site, every minute, once one is named', () => {
    template.hasResourceProperties('AWS::Events::Rule', { State: 'DISABLED', ScheduleExpression: 'rate(1 minute)' })
    const watched = platform('dev', undefined, 'https://www.northgate.example')
    watched.hasResourceProperties('AWS::Events::Rule', { State: 'ENABLED' })
    watched.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ CANARY_SITE: 'https://www.northgate.example' }) },
    })
  })

  test("a month's costs, but for a cloud on one machine", () => {
    template.resourceCountIs('AWS::Budgets::Budget', 1)
    platform('local').resourceCountIs('AWS::Budgets::Budget', 0)
  })

  test('all of it on one board', () => {
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  })
})

describe('buckets', () => {
  test('are private and encrypted, and refuse plain HTTP', () => {
    template.resourceCountIs('AWS::S3::Bucket', 4)
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    })
    template.resourceCountIs('AWS::S3::BucketPolicy', 4)
    for (const { resource } of resourcesOf(template, 'AWS::S3::BucketPolicy'))
      expect(JSON.stringify(resource)).toContain('"aws:SecureTransport":"false"')
  })

  test('give the edge what browsers may have, and no server build', () => {
    const edge = resourcesOf(template, 'AWS::S3::BucketPolicy')
      .flatMap(
        ({ resource }) =>
          (resource.Properties.PolicyDocument as { Statement: (Statement & { Principal: unknown })[] }).Statement,
      )
      .filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront'))
      .map(({ Effect, Resource, Condition }) => [
        Effect,
        JSON.stringify(Resource).match(/(assets|remotes|media)\/[^"]*/g),
        Condition !== undefined,
      ])
    expect(edge).toEqual([
      ['Allow', ['assets/*', 'remotes/*'], true],
      ['Deny', ['remotes/*/*/server/*'], false],
      ['Allow', ['media/*'], true],
    ])
  })
})
