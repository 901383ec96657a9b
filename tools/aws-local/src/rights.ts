import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform-names'
import { snapshotsUnder } from '@forecourt/contracts/snapshots'
import { assumeRole, type Credentials } from '@forecourt/lambda-kit/assume-role'
import { clientWith } from '@forecourt/lambda-kit/dynamodb'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/items'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import { snapshotName } from '@forecourt/lambda-kit/snapshot-name'
import { tenantPolicy } from '@forecourt/lambda-kit/tenant-access'
import { readTenant } from '@forecourt/tenants'
import { allowed, as, refused } from './asks.ts'
import { readNames } from './names.ts'
import { squadRights } from './squad-rights.ts'
import type { Steps } from './steps.ts'
import { account, tenantRole, withTwin } from './twin-role.ts'

/** What the cloud refuses, asked with the very rights that are deployed. */
export async function rights(proof: Steps, tenant: string): Promise<void> {
  const names = await readNames()
  await squadRights(proof, names)
  await sitesRights(proof, names, tenant)
}

/** TN-10. A request of a site reads the stock of its own dealerships, whatever the code asks for. */
async function sitesRights(proof: Steps, { buckets, tables }: PlatformNames, tenant: string): Promise<void> {
  const { dealerships } = readTenant(tenant)
  const [dealership = ''] = dealerships
  const [id = ''] = await idsOf(dealership)
  await refused(proof, '[TN-10] who is no function of ours', [
    ['the role that reads stock', async () => assumeRole({ role: await tenantRole(), name: 'test' })],
  ])
  const table = `arn:aws:dynamodb:ap-southeast-2:${account}:table/${tables.stock}`
  const policy = (of: readonly string[]) => tenantPolicy(table, of, buckets.assets)
  const snapshot = `${snapshotsUnder}${snapshotName(dealerships)}`
  await s3Client().send(new PutObjectCommand({ Bucket: buckets.assets, Key: snapshot, Body: 'saved' }))
  const read = (credentials: Credentials, Key: string) => () =>
    s3Client({ credentials }).send(new GetObjectCommand({ Bucket: buckets.assets, Key }))
  await withTwin(await tenantRole(), async (role) => {
    const site = await assumeRole({ role, name: 'site', policy: policy(dealerships) })
    const neighbour = await assumeRole({ role, name: 'neighbour', policy: policy(['somebody-elses']) })
    const key = { dealership_slug: dealership, id }
    await allowed(proof, '[TN-10] a request of a site', [
      ["its own dealer's vehicle", as(site, 'stock', () => getItem('stock', key))],
      ["all of its own dealer's", as(site, 'stock', () => idsOf(dealership))],
      ["its own dealer's saved stock", read(site, snapshot)],
    ])
    await refused(proof, '[TN-10] a request of a site', [
      ["another dealer's vehicle", as(neighbour, 'stock', () => getItem('stock', key))],
      ["all of another dealer's", as(neighbour, 'stock', () => idsOf(dealership))],
      ["another dealer's saved stock", read(neighbour, snapshot)],
      ["a release's server build", read(site, 'remotes/search/1.0.0/server/container.mjs')],
      ['a change of its own', as(site, 'stock', () => putItem('stock', key))],
      ['the whole stock', () => clientWith(site).send(new ScanCommand({ TableName: tables.stock }))],
      ["dealers' configuration, its own too", as(site, 'config', () => getItem('config', { tenant }))],
      ['a change of it', as(site, 'config', () => putItem('config', { tenant }))],
    ])
  })
}

async function idsOf(dealership: string): Promise<string[]> {
  const found = await Array.fromAsync(queryItems('stock', dealership, { limit: 5 }))
  return found.map(({ id }) => String(id))
}
