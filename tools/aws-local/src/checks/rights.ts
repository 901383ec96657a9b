import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { assumeRole } from '@forecourt/lambda-kit/aws/assume-role'
import type { Credentials } from '@forecourt/lambda-kit/aws/request/credentials'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { snapshotName } from '@forecourt/lambda-kit/tenants/snapshot-name'
import { tenantPolicy } from '@forecourt/lambda-kit/tenants/tenant-access'
import { readTenant } from '@forecourt/tenants'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { expectAllowed, expectRefused, scanTable, withCredentials } from './access-checks.ts'
import { account, tenantRole, withRoleCopy } from './role-copy.ts'
import { squadRights } from './squad-rights.ts'
import type { StepRunner } from './step-runner.ts'
import { tenantTableRights } from './tenant-table-rights.ts'

/** Denied actions, tested with the deployed rights. */
export async function checkRights(runner: StepRunner, tenant: string): Promise<void> {
  const names = await readDeployedNames()
  await squadRights(runner, names)
  await sitesRights(runner, names, tenant)
  await tenantTableRights(runner, names, tenant)
}

/** TN-10. A site's request can read only the stock of its own dealerships, whatever the code does. */
async function sitesRights(runner: StepRunner, { buckets, tables }: PlatformNames, tenant: string): Promise<void> {
  const { dealerships } = readTenant(tenant)
  const [dealership = ''] = dealerships
  const [id = ''] = await idsOf(dealership)
  await expectRefused(runner, '[TN-10] who is no function of ours', [
    ['the role that reads stock', () => assumeRole({ role: tenantRole('stock'), name: 'test' })],
  ])
  const table = `arn:aws:dynamodb:ap-southeast-2:${account}:table/${tables.stock}`
  const policy = (of: readonly string[]) => tenantPolicy(table, of, buckets.assets)
  const snapshot = `${snapshotPrefix}${snapshotName(dealerships)}`
  await s3Client().send(new PutObjectCommand({ Bucket: buckets.assets, Key: snapshot, Body: 'saved' }))
  const read = (credentials: Credentials, Key: string) => () =>
    s3Client({ credentials }).send(new GetObjectCommand({ Bucket: buckets.assets, Key }))
  await withRoleCopy(tenantRole('stock'), async (role) => {
    const site = await assumeRole({ role, name: 'site', policy: policy(dealerships) })
    const neighbour = await assumeRole({ role, name: 'neighbour', policy: policy(['somebody-elses']) })
    const key = { dealership_slug: dealership, id }
    await expectAllowed(runner, '[TN-10] a request of a site', [
      ["its own dealer's vehicle", withCredentials(site, 'stock', () => getItem('stock', key))],
      ["all of its own dealer's", withCredentials(site, 'stock', () => idsOf(dealership))],
      ["its own dealer's saved stock", read(site, snapshot)],
    ])
    await expectRefused(runner, '[TN-10] a request of a site', [
      ["another dealer's vehicle", withCredentials(neighbour, 'stock', () => getItem('stock', key))],
      ["all of another dealer's", withCredentials(neighbour, 'stock', () => idsOf(dealership))],
      ["another dealer's saved stock", read(neighbour, snapshot)],
      ["a release's server build", read(site, 'remotes/search/1.0.0/server/container.mjs')],
      ['a change of its own', withCredentials(site, 'stock', () => putItem('stock', key))],
      ['the whole stock', () => scanTable(site, tables.stock)],
      ["dealers' configuration, its own too", withCredentials(site, 'config', () => getItem('config', { tenant }))],
      ['a change of it', withCredentials(site, 'config', () => putItem('config', { tenant }))],
    ])
  })
}

async function idsOf(dealership: string): Promise<string[]> {
  const found = await Array.fromAsync(queryItems('stock', dealership, { limit: 5 }))
  return found.map(({ id }) => String(id))
}
