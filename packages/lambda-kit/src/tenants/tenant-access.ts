import { AsyncLocalStorage } from 'node:async_hooks'
import type { Site } from '@forecourt/contracts/site/site'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import * as z from 'zod/mini'
import { assumeRole, type Credentials } from '../aws/assume-role.ts'
import { clientWithCredentials, withTableClient } from '../data/dynamodb.ts'
import { environment } from '../environment.ts'
import { ttlCache } from '../ttl-cache.ts'
import { snapshotName } from './snapshot-name.ts'

const settings = environment(
  z.object({
    TENANT_ROLE_ARN: z.optional(z.string()),
    STOCK_TABLE_ARN: z.optional(z.string()),
    SNAPSHOTS_BUCKET: z.optional(z.string()),
  }),
)

const sessionSeconds = 3600
/** A session ends before its credentials do, by more than any request takes. */
const keptMs = (sessionSeconds - 300) * 1000

/** STS takes a session's policy of so many characters. The contracts let no site have more dealerships than fit. */
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
  const snapshot = [
    allow('s3:GetObject', `${bucket}/${snapshotPrefix}${snapshotName(dealerships)}`),
    // To who may not list a bucket, S3 says of a missing object that it is forbidden.
    allow('s3:ListBucket', bucket),
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

/** What else than tables the work of a site's request reaches with the rights of that site; nothing where it has none of its own. */
export function tenantCredentials(): { credentials?: Credentials } {
  const credentials = sessions.getStore()
  return credentials ? { credentials } : {}
}

/**
 * Does the work of a site's request with rights that end at its own stock: whatever a mistake of ours asks for, another dealer's
 * is refused, and so is every configuration, since the site's own is in the request. On one machine, where nobody checks rights,
 * it is just done.
 */
export async function withTenantAccess<T>(
  { dealerships }: Pick<Site, 'dealerships'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!settings().TENANT_ROLE_ARN) return work()
  const { client, credentials } = await tenants(JSON.stringify([...dealerships].sort()))
  return sessions.run(credentials, () =>
    withTableClient({ table: 'config', client }, () => withTableClient({ table: 'stock', client }, work)),
  )
}

const tenants = ttlCache(
  async (key) => {
    const credentials = await credentialsFor(z.array(z.string()).parse(JSON.parse(key)))
    return { client: clientWithCredentials(credentials), credentials }
  },
  { ttlMs: keptMs, maxEntries: 500 },
)

function credentialsFor(dealerships: readonly string[]): Promise<Credentials> {
  const { TENANT_ROLE_ARN: role = '', STOCK_TABLE_ARN: table = '', SNAPSHOTS_BUCKET: bucket } = settings()
  const name = `tenant-${dealerships[0]}`
  return assumeRole({ role, name, policy: tenantPolicy(table, dealerships, bucket), seconds: sessionSeconds })
}
