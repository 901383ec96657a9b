import { readFileSync } from 'node:fs'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables/tables'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { isBehindEdge } from '../config/function-routes.ts'
import {
  functionNames,
  needsOf,
  type StageTemplates,
  stageResources,
  stageTemplates,
} from '../testing/platform-template.ts'
import { resourcesOf } from '../testing/test-app.ts'

const stage = stageTemplates('dev')
const production = stageTemplates('prod')
const { data: template } = stage
const { lambda, variablesOf, table, alarms, tableNameIn, resources } = stageResources(stage)

/** Pages of the operators' guide. */
const guide = ['alarms', 'index-alarms']
  .map((page) => readFileSync(new URL(`../../docs/operations/${page}.md`, import.meta.url), 'utf8'))
  .join('\n')

const teams = [...new Set(functionNames.map((name) => needsOf(name).team))]
const withoutPrefix = (alarm: unknown): string =>
  String(alarm).replace(new RegExp(`^forecourt-(?:dev|prod)-(?:(?:${teams.join('|')})-)?`), '')

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
    const keysOf = ({ partition, sort }: { partition: string; sort?: string }) => [
      { AttributeName: partition, KeyType: 'HASH' },
      ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' }] : []),
    ]
    const made = (Properties.GlobalSecondaryIndexes ?? []) as object[]
    expect(Properties.KeySchema).toEqual(keysOf(tables[name]))
    expect(made).toEqual(
      Object.entries(indexes).map(([IndexName, keys]) => ({
        IndexName,
        KeySchema: keysOf(keys),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
    )
  })

  test.each(Object.keys(tables) as TableName[])('%s lets items end by themselves only if it declares a ttl', (name) => {
    const shape: TableShape = tables[name]
    expect(table(name).resource.Properties.TimeToLiveSpecification).toEqual(
      shape.ttl ? { AttributeName: 'ttl', Enabled: true } : undefined,
    )
  })

  test('outlive their stack in production, and cannot be deleted there', () => {
    production.data.allResources('AWS::DynamoDB::Table', { DeletionPolicy: 'Retain' })
    production.data.allResourcesProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true })
  })
})

describe('buckets', () => {
  test('outlive their stack where data is kept, but not a first deploy that failed: their names are taken once', () => {
    production.data.allResources('AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    })
    template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'Delete' })
  })

  test('keep what was overwritten for a month in production, but what is saved every five minutes for a day', () => {
    // What is removed of a shopper's is gone.
    const isErasable = (properties: object) => /-(uploads|photos)-/.test(JSON.stringify(properties))
    const rulesOf = (from: Template) =>
      resourcesOf(from, 'AWS::S3::Bucket')
        .filter(({ resource }) => !isErasable(Object(resource.Properties.BucketName)))
        .map(({ resource }) => Object(resource.Properties.LifecycleConfiguration).Rules as Record<string, unknown>[])
    const old = (days: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays: days } })
    for (const rules of rulesOf(production.data)) expect(rules).toContainEqual(expect.objectContaining(old(30)))
    expect(rulesOf(production.data).flat()).toContainEqual({ Prefix: 'stock/', Status: 'Enabled', ...old(1) })
    expect(JSON.stringify(rulesOf(template))).not.toContain('Noncurrent')
  })
})

describe('functions', () => {
  test('are one a folder, on Node 24 and arm64, with a log that forgets', () => {
    expect(resources('AWS::Lambda::Function')).toHaveLength(functionNames.length)
    for (const each of Object.values(stage.withFunctions)) {
      each.allResourcesProperties('AWS::Lambda::Function', {
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogGroup: Match.anyValue() },
      })
      each.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 })
    }
    // The API's own is one more.
    expect(resources('AWS::Logs::LogGroup')).toHaveLength(functionNames.length + 1)
  })

  test.each(functionNames)('%s knows the tables it needs by their real names, and no others', (name) => {
    const Variables = variablesOf(name)
    const known = Object.keys(Variables).filter((variable) => variable.endsWith('_TABLE'))
    const needed = new Set(Object.keys(needsOf(name).tables) as TableName[])
    if (needsOf(name).readsStockAsTenant) needed.add('stock')
    expect(known.sort()).toEqual([...needed].map(tableVariable).sort())
    for (const needs of needed) expect(Variables[tableVariable(needs)]).toEqual(tableNameIn(name, needs))
  })

  test.each(functionNames.filter((name) => isBehindEdge(needsOf(name))))("%s checks the edge's secret", (name) => {
    const Variables = variablesOf(name)
    expect(Variables).toHaveProperty('ORIGIN_SECRET_ARN')
    expect(JSON.stringify(Variables), 'and does not have it in its environment').not.toContain('resolve:')
  })

  test('document has the shell beside it and reads releases from the bucket', () => {
    expect(variablesOf('document')).toMatchObject({
      SHELL_DIR: 'shell',
      ASSETS_BUCKET: { 'Fn::Join': ['', expect.arrayContaining(['forecourt-dev-assets-'])] },
    })
  })

  test.each(functionNames)('%s has one alarm for its failures, or says why none', (name) => {
    const { errors } = needsOf(name)
    const prefix = needsOf(name).team === 'platform' ? '' : `${needsOf(name).team}-`
    const own = alarms().filter(({ AlarmName }) => AlarmName === `forecourt-dev-${prefix}${name}-errors`)
    expect(own).toHaveLength('costs' in errors ? 1 : 0)
    if ('costs' in errors) expect(own[0]?.AlarmDescription).toContain(errors.costs)
  })

  test.each(functionNames)('%s counts requests that it answers with a failure, and what Lambda saw crash', (name) => {
    const { LogGroup } = lambda(name).resource.Properties.LoggingConfig as { LogGroup: unknown }
    const [filter, ...others] = resourcesOf(lambda(name).template, 'AWS::Logs::MetricFilter').filter(
      ({ resource }) => JSON.stringify(resource.Properties.LogGroupName) === JSON.stringify(LogGroup),
    )
    expect(others).toEqual([])
    expect(filter?.resource.Properties.FilterPattern).toBe(
      '{ (($.level = "error") && ($.requestId = "*")) || (($.type = "platform.report") && ($.record.status != "success")) }',
    )
  })

  test('an alarm is sent to the named recipient, and every alarm is in the operations guide', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'night@forecourt.example' })
    const names = [...alarms(), ...stageResources(production).alarms()].map(({ AlarmName }) => withoutPrefix(AlarmName))
    const ofEach = functionNames.flatMap((name) => [`${name}-errors`, `${name}-failed`, `${name}-late`])
    // What every function has is described once: a new one needs no row.
    const titleOf = (name: string) => (ofEach.includes(name) ? name.replace(/.*-/, '<function>-') : name)
    const isDescribed = (name: string) => [name, titleOf(name)].some((title) => guide.includes(`\`${title}\``))
    expect(names.filter((name) => !isDescribed(name))).toEqual([])
  })

  test('what was tried in vain has a row of its own there: of a function, one failure is enough to ring', () => {
    const letters = stageResources(production)
      .alarms()
      .filter(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible')
      .map(({ AlarmName }) => withoutPrefix(AlarmName))
    const streams = functionNames.filter((name) => needsOf(name).runs.streamOf).map((name) => `${name}-failed`)
    expect(letters.sort()).toEqual(['feeds-failed', ...streams, 'unindexed'].sort())
    const titles = letters.map((name) => (streams.includes(name) ? '<function>-failed' : name))
    for (const title of titles) expect(guide).toMatch(new RegExp(`^\\| \`${title}\` +\\|`, 'm'))
  })

  test('what protects something is held back where the account has it to spare', () => {
    const limits = (from: StageTemplates) =>
      stageResources(from)
        .resources('AWS::Lambda::Function')
        .filter(({ resource }) => resource.Properties.ReservedConcurrentExecutions !== undefined).length
    expect(limits(stage)).toBe(0)
    expect(limits(production)).toBe(functionNames.filter((name) => needsOf(name).maxConcurrency).length)
  })
})
