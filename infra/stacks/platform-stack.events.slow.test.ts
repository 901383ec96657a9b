import { methodsOf, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { directCallsMetric } from '@forecourt/contracts/platform/direct-calls'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { Duration } from 'aws-cdk-lib'
import { Match } from 'aws-cdk-lib/assertions'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { describe, expect, test } from 'vitest'
import { stageOf } from '../config/stages.ts'
import { functionNames, needsOf, stageResources, stageTemplates } from '../testing/platform-template.ts'
import { resourcesOf, testShell } from '../testing/test-app.ts'

const stage = stageTemplates('dev')
const { platform: template } = stage
const { lambda, resources } = stageResources(stage)

describe('the API', () => {
  test('[IN-2] has a route for every endpoint of the contracts, to the function that declares it, the other paths, and documents for the rest', () => {
    const made = resources('AWS::ApiGatewayV2::Route').map(({ resource: { Properties }, template }) => {
      const id = JSON.stringify(Properties.Target).match(/"Ref":"([^"]+)"/)?.[1]
      const integration = resourcesOf(template, 'AWS::ApiGatewayV2::Integration').find((each) => each.id === id)
        ?.resource.Properties
      return { route: Properties.RouteKey, to: integration?.IntegrationUri, version: integration?.PayloadFormatVersion }
    })
    const route = (name: string, method: string, path: string) => ({
      route: `${method} ${path}`,
      to: { 'Fn::GetAtt': [lambda(name).id, 'Arn'] },
      version: '2.0',
    })
    const wanted = endpoints.flatMap((row) => {
      const name = functionNames.find((each) => needsOf(each).runs.http?.includes(row)) ?? ''
      return methodsOf(row).map((method) => route(name, method, row.path))
    })
    const others = functionNames.flatMap((name) =>
      (needsOf(name).runs.paths ?? []).flatMap(({ path, methods }) =>
        methods.map((method) => route(name, method, path)),
      ),
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
    stage.data.hasResourceProperties('AWS::S3::Bucket', {
      BucketName: { 'Fn::Join': ['', Match.arrayWith(['forecourt-dev-feeds-'])] },
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    })
    const { template } = lambda('stock-import')
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: ['aws.s3'], detail: { object: { key: [{ prefix: 'feeds/' }] } } },
      Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [lambda('stock-import').id, 'Arn'] } })],
    })
    template.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: { 'Fn::GetAtt': [lambda('stock-import').id, 'Arn'] },
      Principal: 'events.amazonaws.com',
    })
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: lambda('stock-import').id },
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })
})

describe('schedules', () => {
  test.each(functionNames.filter((name) => needsOf(name).runs.every))('%s runs as often as it declares', (name) => {
    const { minutes, description } = needsOf(name).runs.every ?? expect.fail()
    lambda(name).template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: Schedule.rate(Duration.minutes(minutes)).expressionString,
      Description: description,
      State: name === 'canary' ? 'DISABLED' : 'ENABLED',
      Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [lambda(name).id, 'Arn'] } })],
    })
  })
})

describe('what is watched', () => {
  test('a site, every minute, once one is named', () => {
    template.hasResourceProperties('AWS::Events::Rule', { State: 'DISABLED', ScheduleExpression: 'rate(1 minute)' })
    const watched = stageTemplates('dev', { canary: 'https://www.northgate.example' }).platform
    watched.hasResourceProperties('AWS::Events::Rule', { State: 'ENABLED' })
    watched.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ CANARY_SITE: 'https://www.northgate.example' }) },
    })
  })

  test('[MF-3] one changed file of a release raises the alarm', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'forecourt-dev-changed-files',
      Namespace: 'Forecourt/dev',
      MetricName: changedFilesMetric,
      Threshold: 1,
    })
  })

  test("[TN-1] requests at the API's own address raise the alarm", () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'forecourt-dev-direct-calls',
      Namespace: 'Forecourt/dev',
      MetricName: directCallsMetric,
      Threshold: 50,
    })
  })

  test('[LD-14] the oldest lead that is due, and that somebody measures it', () => {
    lambda('lead-delivery').template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'forecourt-dev-forms-leads-overdue',
      Namespace: 'Forecourt/Leads',
      MetricName: 'OldestDueSeconds',
      Threshold: 600,
      TreatMissingData: 'breaching',
    })
  })

  test.each(functionNames.filter((name) => needsOf(name).runs.streamOf))('%s falling behind its stream', (name) => {
    lambda(name).template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `forecourt-dev-${needsOf(name).team}-${name}-late`,
      MetricName: 'IteratorAge',
      Statistic: 'Maximum',
      Dimensions: [{ Name: 'FunctionName', Value: { Ref: lambda(name).id } }],
    })
  })

  test("a month's costs, but for a cloud on one machine", () => {
    template.resourceCountIs('AWS::Budgets::Budget', 1)
    stageTemplates('local').platform.resourceCountIs('AWS::Budgets::Budget', 0)
  })

  test('a budget grows by argument, and is whole dollars', () => {
    expect(stageOf('prod', { budget: '12000' }).budgetDollars).toBe(12_000)
    for (const given of ['lots', '-1', '0', '10.5', ''])
      expect(() => stageOf('prod', { budget: given })).toThrow(`budget is "${given}": it must be whole US dollars`)
  })

  test('all of it on one board', () => {
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  })
})

describe('[MF-3] what releases may call', () => {
  const recorded = resources('Custom::Shell').concat(resources('Custom::TeamEndpoints'))
  const said = (what: string) => recorded.flatMap(({ resource: { Properties } }) => Object(Properties)[what])

  test('is recorded by the stack whose functions answer it, each endpoint once, after its routes', () => {
    expect(said('Endpoints').sort()).toEqual(endpoints.map(routeOf).sort())
    for (const { id: own, resource, template: its } of recorded) {
      const routes = resourcesOf(its, 'AWS::ApiGatewayV2::Route')
      const keys = routes.map(({ resource: route }) => route.Properties.RouteKey)
      expect(keys).toEqual(expect.arrayContaining(Object(resource.Properties.Endpoints)))
      if (resource.Type === 'Custom::TeamEndpoints')
        expect(its.toJSON().Resources[own].DependsOn).toEqual(expect.arrayContaining(routes.map(({ id }) => id)))
    }
  })

  test('and pages load is known to the platform, which answers it on the server', () => {
    const loads = endpoints.filter(({ from }) => from === 'load').map(routeOf)
    const [shell] = resourcesOf(template, 'Custom::Shell')
    expect(shell?.resource.Properties.Loads).toEqual(loads.sort())
    expect([...new Set(said('Loads'))].sort()).toEqual(loads)
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
