import type { Site } from '@forecourt/contracts/site'
import * as z from 'zod/mini'
import { assumeRole, type Credentials } from './assume-role.ts'
import { clientWith, withTableClient } from './dynamodb.ts'
import { environment } from './environment.ts'
import { ttlCache } from './ttl-cache.ts'

const settings = environment(
  z.object({ TENANT_ROLE_ARN: z.optional(z.string()), STOCK_TABLE_ARN: z.optional(z.string()) }),
)

const sessionSeconds = 3600
/** A session ends before its credentials do, by more than any request takes. */
const keptMs = (sessionSeconds - 300) * 1000

/** STS takes a session's policy of so many characters: some sixty dealerships. */
const longestPolicy = 2048

/**
 * TN-10. What a request of a site may do with the stock: read what its own dealerships have. An address's keys may be
 * looked up in the index, whose entries name the dealership and nothing else of a vehicle.
 * @throws RangeError for more dealerships than one session can name.
 */
export function tenantPolicy(tableArn: string, dealerships: readonly string[]): string {
  const policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
        Resource: tableArn,
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [...dealerships].sort() } },
      },
      { Effect: 'Allow', Action: 'dynamodb:Query', Resource: `${tableArn}/index/*` },
    ],
  })
  if (policy.length > longestPolicy)
    throw new RangeError(`A site cannot show ${dealerships.length} dealerships: one request's rights cannot name them.`)
  return policy
}

/**
 * Does the work of a site's request with rights that end at its own stock: whatever a mistake of ours asks for, the table
 * refuses another dealer's. On one machine, where nobody checks rights, it is just done.
 */
export async function asTenant<T>({ dealerships }: Pick<Site, 'dealerships'>, work: () => Promise<T>): Promise<T> {
  if (!settings().TENANT_ROLE_ARN) return work()
  const client = await clients(JSON.stringify([...dealerships].sort()))
  return withTableClient({ table: 'stock', client }, work)
}

const clients = ttlCache(async (key) => clientWith(await credentialsFor(z.array(z.string()).parse(JSON.parse(key)))), {
  ttlMs: keptMs,
  maxEntries: 500,
})

function credentialsFor(dealerships: readonly string[]): Promise<Credentials> {
  const { TENANT_ROLE_ARN: role = '', STOCK_TABLE_ARN: table = '' } = settings()
  const name = `tenant-${dealerships[0]}`
  return assumeRole({ role, name, policy: tenantPolicy(table, dealerships), seconds: sessionSeconds })
}
