import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform-names'
import type { TableName } from '@forecourt/contracts/tables'
import { assumeRole, type Credentials } from '@forecourt/lambda-kit/assume-role'
import { clientWith, withTableClient } from '@forecourt/lambda-kit/dynamodb'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/items'
import { pointerKey, releaseKey } from '@forecourt/lambda-kit/release-keys'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import { tenantPolicy } from '@forecourt/lambda-kit/tenant-access'
import { readTenant } from '@forecourt/tenants'
import { readNames } from './names.ts'
import { remotes } from './platform.ts'
import { check, type Steps } from './steps.ts'
import { account, tenantRole, withTwin } from './twin-role.ts'

type Asks = [what: string, ask: () => Promise<unknown>][]

const [own = '', other = ''] = remotes

/** What the cloud refuses, asked with the very rights that are deployed. */
export async function rights(proof: Steps, tenant: string): Promise<void> {
  const names = await readNames()
  await squadsRights(proof, names)
  await sitesRights(proof, names, tenant)
}

/** MF-2. A squad's deploy writes its remote's files and releases. */
async function squadsRights(proof: Steps, { buckets, tables }: PlatformNames): Promise<void> {
  const credentials = await assumeRole({
    role: `arn:aws:iam::${account}:role/forecourt-local-squad-${own}`,
    name: 'test',
  })
  const s3 = s3Client({ credentials })
  const put = (Key: string) => () => s3.send(new PutObjectCommand({ Bucket: buckets.assets, Key, Body: 'x' }))
  const feed = new GetObjectCommand({ Bucket: buckets.feeds, Key: 'feeds/a/b' })
  const record = (key: Record<string, string>) => as(credentials, 'releases', () => putItem('releases', key))

  await allowed(proof, `[MF-2] the squad of ${own}`, [
    ["its own remote's files", put(`remotes/${own}/0.0.1/file.js`)],
    ["its own remote's releases", as(credentials, 'releases', () => getItem('releases', releaseKey(own, '0.0.1')))],
  ])
  await refused(proof, `[MF-2] the squad of ${own}`, [
    ["another remote's files", put(`remotes/${other}/0.0.1/file.js`)],
    ["the shell's files", put('assets/file.js')],
    ['a remote whose name begins with its own', put(`remotes/${own}-not/0.0.1/file.js`)],
    ["another remote's releases", record(releaseKey(other, '0.0.1'))],
    ['what serves', record(pointerKey(own))],
    ["dealers' feeds", () => s3.send(feed)],
    ["dealers' configuration", as(credentials, 'config', () => getItem('config', { tenant: 'harbourside' }))],
    ['stock', as(credentials, 'stock', () => getItem('stock', { dealership_slug: 'a', id: 'b' }))],
    ['the whole table of releases', scan(credentials, tables.releases)],
  ])
}

/** TN-10. A request of a site reads the stock of its own dealerships, whatever the code asks for. */
async function sitesRights(proof: Steps, { tables }: PlatformNames, tenant: string): Promise<void> {
  const [dealership = ''] = readTenant(tenant).dealerships
  const [id = ''] = await idsOf(dealership)
  await refused(proof, '[TN-10] who is no function of ours', [
    ['the role that reads stock', async () => assumeRole({ role: await tenantRole(), name: 'test' })],
  ])
  const policy = (of: string) => tenantPolicy(`arn:aws:dynamodb:ap-southeast-2:${account}:table/${tables.stock}`, [of])
  await withTwin(await tenantRole(), async (role) => {
    const site = await assumeRole({ role, name: 'site', policy: policy(dealership) })
    const neighbour = await assumeRole({ role, name: 'neighbour', policy: policy('somebody-elses') })
    const key = { dealership_slug: dealership, id }
    await allowed(proof, '[TN-10] a request of a site', [
      ["its own dealer's vehicle", as(site, 'stock', () => getItem('stock', key))],
      ["all of its own dealer's", as(site, 'stock', () => idsOf(dealership))],
    ])
    await refused(proof, '[TN-10] a request of a site', [
      ["another dealer's vehicle", as(neighbour, 'stock', () => getItem('stock', key))],
      ["all of another dealer's", as(neighbour, 'stock', () => idsOf(dealership))],
      ['a change of its own', as(site, 'stock', () => putItem('stock', key))],
      ['the whole stock', scan(site, tables.stock)],
      ["dealers' configuration", as(site, 'config', () => getItem('config', { tenant }))],
    ])
  })
}

async function idsOf(dealership: string): Promise<string[]> {
  const found = await Array.fromAsync(queryItems('stock', dealership, { limit: 5 }))
  return found.map(({ id }) => String(id))
}

const as =
  <T>(credentials: Credentials, table: TableName, ask: () => Promise<T>) =>
  () =>
    withTableClient({ table, client: clientWith(credentials) }, ask)

const scan = (credentials: Credentials, TableName?: string) => () =>
  new DynamoDBClient({ credentials }).send(new ScanCommand({ TableName }))

async function allowed({ step }: Steps, who: string, asks: Asks): Promise<void> {
  for (const [what, ask] of asks)
    await step(`${who} is given ${what}`, async () => {
      await ask()
      return undefined
    })
}

async function refused({ step }: Steps, who: string, asks: Asks): Promise<void> {
  for (const [what, ask] of asks)
    await step(`${who} is refused ${what}`, async () => {
      const name = await ask().then(
        () => 'It was allowed.',
        (error: Error) => error.name,
      )
      check(/AccessDenied/.test(name), `Not refused: ${name}`)
      return undefined
    })
}
