import type { BucketName } from '@forecourt/contracts/functions/needs'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables/tables'
import type { TeamFunction } from '@forecourt/functions/needs'
import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type FunctionCode, shellFolder } from '../bundling/bundle-functions.ts'
import { isBehindEdge } from '../config/function-routes.ts'
import { squadsAssetPrefix, stagingBucketName } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import type { AggregateTable } from './aggregate-table.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { bucketNameOf, type PrivateBucket } from './private-bucket.ts'
import { allowProvider } from './provider-rights.ts'
import type { SearchIndex } from './search/search-index.ts'
import { ServiceFunction } from './service-function.ts'
import type { StageSecrets } from './stage-secrets.ts'

/** The resources that functions may get rights to. */
export type PlatformParts = {
  stage: Stage
  code: FunctionCode
  release: string | undefined
  alarmTopic: AlarmTopic
  tables: Readonly<Record<TableName, AggregateTable>>
  buckets: Readonly<Record<BucketName, PrivateBucket>>
  index: SearchIndex
  secrets: StageSecrets
}

/** A function with exactly the rights that its `needs.ts` names. The stack wires its events. */
export function makeFunction(scope: Construct, name: string, needs: TeamFunction, parts: PlatformParts) {
  const { stage, code, alarmTopic, index } = parts
  const made = new ServiceFunction(scope, name, {
    needs,
    code: code(name),
    stage,
    alarmTopic,
    network: needs.index && index.network,
    environment: environmentOf(scope, needs, parts),
  })
  allowTables(made, parts)
  allowBuckets(made, parts)
  if (needs.index) index.allow(made, needs.index)
  if (isBehindEdge(needs)) parts.secrets.allowReadOwn(made, 'origin')
  for (const secret of needs.secrets ?? []) parts.secrets.allowReadOwn(made, secret)
  for (const provider of needs.providers ?? []) allowProvider(made, provider, parts)
  return made
}

function environmentOf(scope: Construct, needs: TeamFunction, { stage, release, tables, index }: PlatformParts) {
  const reached = new Set(Object.keys(needs.tables) as TableName[])
  if (needs.readsStockAsTenant) reached.add('stock')
  const known = new Set([...(needs.reads ?? []).map(({ from }) => from), ...(needs.adds ?? []).map(({ to }) => to)])
  return {
    STAGE: stage.name,
    ...(release && { RELEASE: release }),
    ...Object.fromEntries([...reached].map((table) => [tableVariable(table), tables[table].tableName])),
    ...Object.fromEntries(
      [...known].map((bucket) => [`${bucket.toUpperCase()}_BUCKET`, bucketNameOf(scope, stage, bucket)]),
    ),
    ...(needs.index && index.url && { OPENSEARCH_URL: index.url }),
    // One snapshot per site, so that a new process need not read the table first.
    ...(needs.snapshots && { SNAPSHOTS_BUCKET: bucketNameOf(scope, stage, 'assets') }),
    ...(needs.runs.documents && { SHELL_DIR: shellFolder }),
  }
}

/** TN-10. Functions that answer requests reach tenants' tables only as the role of the request's tenant (tenant-tables-role.ts). */
function allowTables(made: ServiceFunction, parts: PlatformParts): void {
  const { needs } = made
  for (const name of Object.keys(needs.tables) as TableName[])
    if (!isBehindEdge(needs) || tables[name].owner === 'platform')
      parts.tables[name].allow(made, needs.tables[name] ?? [])
}

function allowBuckets(made: ServiceFunction, { stage, buckets }: PlatformParts): void {
  const { needs } = made
  for (const { from, under } of needs.reads ?? []) buckets[from].allowRead(made, { under })
  for (const { to, under } of needs.adds ?? []) buckets[to].allowAdd(made, { under })
  // It checks whether a rendition already exists.
  if (needs.reads?.some(({ from }) => from === 'media')) buckets.media.allowList(made)
  if (needs.snapshots === 'write') buckets.assets.allowAdd(made, { under: snapshotPrefix })
  if (needs.readsStagingBucket) {
    const under = needs.readsStagingBucket === 'squads' ? squadsAssetPrefix(stage) : ''
    const resources = [`arn:${Stack.of(made).partition}:s3:::${stagingBucketName(made)}/${under}*`]
    made.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources }))
  }
}
