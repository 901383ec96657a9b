import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints'
import { methodsOf, otherRoutes, routes } from '@forecourt/functions/routes'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { functionNames, needsOf } from '../functions.ts'
import { partsOf, platformOf } from './platform-testing.ts'
import { resourcesOf, testShell } from './stack-testing.ts'

const template = platformOf('dev')
const { lambda, statementsOf } = partsOf(template)

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
    const sized = platformOf('dev', 'r7g.large.search:2:20')
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
    const watched = platformOf('dev', undefined, 'https://www.northgate.example')
    watched.hasResourceProperties('AWS::Events::Rule', { State: 'ENABLED' })
    watched.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ CANARY_SITE: 'https://www.northgate.example' }) },
    })
  })

  test("a month's costs, but for a cloud on one machine", () => {
    template.resourceCountIs('AWS::Budgets::Budget', 1)
    platformOf('local').resourceCountIs('AWS::Budgets::Budget', 0)
  })

  test('all of it on one board', () => {
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  })
})

describe('[MF-5] the shell', () => {
  test('has its files laid before the function that names them, and what it shares written down after', () => {
    const [laid] = resourcesOf(template, 'Custom::SiteFiles')
    const [record] = resourcesOf(template, 'Custom::Shell')
    expect(record?.resource.Properties.Shared).toEqual(testShell.shares)
    template.hasResource('AWS::Lambda::Function', {
      Properties: { Description: lambda('document').resource.Properties.Description },
      DependsOn: Match.arrayWith([laid?.id]),
    })
    template.hasResource('Custom::Shell', { DependsOn: Match.arrayWith([lambda('document').id]) })
  })
})
