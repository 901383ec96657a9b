import { AsyncLocalStorage } from 'node:async_hooks'
import { tableActions } from '@forecourt/contracts/functions/table-actions'
import type { Site } from '@forecourt/contracts/site/site'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import type { TableRight } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'
import { assumeRole } from '../aws/assume-role.ts'
import type { Credentials } from '../aws/request/credentials.ts'
import { clientWithCredentials, withTableClient } from '../data/dynamodb.ts'
import type { TableClient } from '../data/table-client.ts'
import { environment, tableName } from '../environment.ts'
import { logWarning } from '../observability/log.ts'
import { type TtlCacheOptions, ttlCache } from '../ttl-cache.ts'
import { snapshotName } from './snapshot-name.ts'

const settings = environment(
  z.object({
    TENANT_ROLE_ARN: z.optional(z.string()),
    TENANT_TABLES_ROLE_ARN: z.optional(z.string()),
    TENANT_TABLES_RIGHTS: z._default(z.string(), '{}'),
    AWS_REGION: z.optional(z.string()),
    STOCK_TABLE_ARN: z.optional(z.string()),
    SNAPSHOTS_BUCKET: z.optional(z.string()),
  }),
)

const sessionSeconds = 3600
/**
 * A session is renewed half an hour before its credentials end: while STS fails or hangs, requests go on with it for so long.
 */
const sessionOptions: TtlCacheOptions = {
  ttlMs: (sessionSeconds - 1800) * 1000,
  maxEntries: 500,
  deadlineMs: 4000,
  stale: {
    deadlineMs: 1000,
    retryMs: 5000,
    onFailure: (error) => logWarning("A tenant's session cannot be renewed; the last one is used", error),
  },
}

/** The maximum length of a session's policy (STS). The contracts let no site have more dealerships than fit. */
const maxPolicyLength = 2048

type Statement = { Effect: 'Allow'; Action: string | string[]; Resource: string; Condition?: object }
const allow = (Action: string | string[], Resource: string, Condition?: object): Statement => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
})

/**
 * TN-10. What a request of a site may do: read the stock of its own dealerships, in the table and as it was saved in a bucket.
 * An address's keys may be looked up in the index, whose entries name the dealership and nothing else of a vehicle.
 * @throws RangeError for more dealerships than one session can name.
 */
export function tenantPolicy(tableArn: string, dealerships: readonly string[], snapshotsBucket?: string): string {
  const own = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [...dealerships].sort() } }
  const [, partition] = tableArn.split(':')
  const bucket = `arn:${partition}:s3:::${snapshotsBucket}`
  const file = snapshotPrefix + snapshotName(dealerships)
  const snapshot = [
    allow('s3:GetObject', `${bucket}/${file}`),
    // To who may not list a bucket, S3 says of a missing object that it is forbidden.
    allow('s3:ListBucket', bucket, { StringEquals: { 's3:prefix': file } }),
  ]
  const policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], tableArn, own),
      allow('dynamodb:Query', `${tableArn}/index/*`),
      ...(snapshotsBucket ? snapshot : []),
    ],
  })
  if (policy.length > maxPolicyLength)
    throw new RangeError(`A site cannot show ${dealerships.length} dealerships: one request's rights cannot name them.`)
  return policy
}

const sessions = new AsyncLocalStorage<Credentials>()

/** The credentials by which the work of a site's request reaches buckets and other services, as that site; none where the function has no role of tenants. */
export function tenantCredentials(): { credentials?: Credentials } {
  const credentials = sessions.getStore()
  return credentials ? { credentials } : {}
}

const tenantTables = (Object.keys(tables) as TableName[]).filter((name) => tables[name].owner === 'tenant')

/**
 * Does the work of a site's request with rights that end at that site, whatever a mistake of ours asks for. There are two sessions,
 * each where the function has the role for it: the stock is read by the site's dealerships, which several sites may share; tables
 * of tenants are reached by the tenant's name, which none shares. No configuration is reached, since the site's own is in the
 * request. On one machine, which has no IAM, the work runs without a role.
 */
export async function withTenantAccess<T>(
  { slug, dealerships }: Pick<Site, 'slug' | 'dealerships'>,
  work: () => Promise<T>,
): Promise<T> {
  const { TENANT_ROLE_ARN, TENANT_TABLES_ROLE_ARN } = settings()
  const [stock, own] = await Promise.all([
    TENANT_ROLE_ARN ? stockSessions(JSON.stringify([...dealerships].sort())) : undefined,
    TENANT_TABLES_ROLE_ARN ? tenantSessions(slug) : undefined,
  ])
  const withStock = stock
    ? () => sessions.run(stock.credentials, withClient(['stock', 'config'], stock.client, work))
    : work
  return own ? withClient([...tenantTables, 'config'], own.client, withStock)() : withStock()
}

const withClient = <T>(names: readonly TableName[], client: TableClient, work: () => Promise<T>) =>
  names.reduce((inner, table) => () => withTableClient({ table, client }, inner), work)

const clientFor = (credentials: Credentials) => ({ client: clientWithCredentials(credentials), credentials })

/** By the dealerships that it may read, as JSON. */
const stockSessions = ttlCache(async (key) => {
  const { TENANT_ROLE_ARN: role = '', STOCK_TABLE_ARN: table = '', SNAPSHOTS_BUCKET: bucket } = settings()
  const dealerships = z.array(z.string()).parse(JSON.parse(key))
  const policy = tenantPolicy(table, dealerships, bucket)
  return clientFor(await assumeRole({ role, name: `tenant-${dealerships[0]}`, policy, seconds: sessionSeconds }))
}, sessionOptions)

const rightsSchema = z.record(z.string(), z.array(z.enum(Object.keys(tableActions) as [TableRight, ...TableRight[]])))

/**
 * TN-10. What a function's sessions may do with tables of tenants: its own `needs.tables` alone, of all that the role has for every
 * function. The role's policy ends at the tenant.
 */
function tenantTablesPolicy(role: string, region: string | undefined, rights: string): string {
  const [, partition, , , account] = role.split(':')
  const own = z.parse(rightsSchema, JSON.parse(rights))
  const statements = Object.entries(own).map(([name, given]) =>
    allow(
      [...new Set(given.flatMap((right): readonly string[] => tableActions[right]))],
      `arn:${partition}:dynamodb:${region}:${account}:table/${tableName(name as TableName)}`,
    ),
  )
  return JSON.stringify({ Version: '2012-10-17', Statement: statements })
}

/** By the tenant's slug, which is the session's tag: the role's own policy ends at it (infra/constructs/rights/tenant-tables-role.ts). */
const tenantSessions = ttlCache(async (slug) => {
  const { TENANT_TABLES_ROLE_ARN: role = '', AWS_REGION: region, TENANT_TABLES_RIGHTS: rights } = settings()
  const policy = tenantTablesPolicy(role, region, rights)
  const tags = { tenant: slug }
  return clientFor(await assumeRole({ role, name: `tenant-${slug}`, policy, tags, seconds: sessionSeconds }))
}, sessionOptions)
