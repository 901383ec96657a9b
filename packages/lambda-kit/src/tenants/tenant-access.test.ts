import { siteSchema } from '@forecourt/contracts/site/site'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { beforeEach, expect, test, vi } from 'vitest'
import { snapshotName } from './snapshot-name.ts'
import { tenantPolicy } from './tenant-access.ts'

const { assumeRole } = vi.hoisted(() => ({ assumeRole: vi.fn<typeof import('../aws/assume-role.ts')['assumeRole']>() }))
vi.mock('../aws/assume-role.ts', () => ({ assumeRole }))

const table = 'arn:aws:dynamodb:ap-southeast-2:1:table/stock'

const north = { slug: 'north-cars', dealerships: ['north'] }
const south = { slug: 'south-cars', dealerships: ['south'] }

/** As a process that has just started. */
async function freshProcess() {
  vi.resetModules()
  const [{ dynamodb }, { withTenantAccess, tenantCredentials }] = await Promise.all([
    import('../data/dynamodb.ts'),
    import('./tenant-access.ts'),
  ])
  return { dynamodb, withTenantAccess, tenantCredentials }
}

beforeEach(() => {
  vi.unstubAllEnvs()
  assumeRole.mockReset()
  vi.stubEnv('AWS_REGION', 'ap-southeast-2')
})

test('[TN-10] the rights of a request end at the dealerships of its tenant', () => {
  const [items, addresses] = JSON.parse(tenantPolicy(table, ['north', 'south'])).Statement
  expect(items).toEqual({
    Effect: 'Allow',
    Action: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    Resource: table,
    Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['north', 'south'] } },
  })
  expect(addresses).toMatchObject({ Action: 'dynamodb:Query', Resource: `${table}/index/*` })
})

test('[TN-10] more dealerships than the rights of a request can name are refused, and never left out', () => {
  const many = Array.from({ length: 200 }, (_, index) => `dealership-number-${index}`)
  expect(() => tenantPolicy(table, many)).toThrow('A site cannot show 200 dealerships')
})

test('[TN-10] as many dealerships as a site may have fit, whatever our own names are', () => {
  const stage =
    'arn:aws:dynamodb:ap-southeast-2:123456789012:table/forecourt-staging-platform-stocktable1A2B3C4D-1A2B3C4D5E6F7'
  const bucket = 'forecourt-staging-assets-123456789012-ap-southeast-2'
  const most: string[] = []
  const areTaken = (dealerships: string[]) => siteSchema.shape.dealerships.safeParse(dealerships).success
  for (let index = 10; areTaken([...most, `dealer-${index}`]); index++) most.push(`dealer-${index}`)
  expect(most.length).toBeGreaterThan(40)
  expect(tenantPolicy(stage, most, bucket).length).toBeLessThan(2048)
})

test("[TN-10] of the saved stock a request reaches its own dealerships' file", () => {
  const [, , file, list] = JSON.parse(tenantPolicy(table, ['south', 'north'], 'assets')).Statement
  expect(file).toMatchObject({
    Action: 's3:GetObject',
    Resource: `arn:aws:s3:::assets/stock/${snapshotName(['north', 'south'])}`,
  })
  expect(list, 'which says of a missing file that it is missing').toMatchObject({
    Action: 's3:ListBucket',
    Condition: { StringEquals: { 's3:prefix': `stock/${snapshotName(['north', 'south'])}` } },
  })
})

test('[TN-10] work for a tenant reaches the stock with credentials of its own, no configuration, and what all sites share as ever', async () => {
  vi.stubEnv('TENANT_ROLE_ARN', 'arn:aws:iam::1:role/tenant')
  vi.stubEnv('STOCK_TABLE_ARN', table)
  const { dynamodb, withTenantAccess, tenantCredentials } = await freshProcess()
  assumeRole.mockImplementation(async ({ policy = '' }) => ({
    accessKeyId: `key of ${/"dynamodb:LeadingKeys":\["(\w+)/.exec(policy)?.[1]}`,
    secretAccessKey: 's',
  }))
  const keyOf = async () => dynamodb('stock').credentials?.accessKeyId
  const keys = await Promise.all([
    withTenantAccess(north, keyOf),
    withTenantAccess(south, keyOf),
    withTenantAccess(north, keyOf),
  ])
  expect(keys).toEqual(['key of north', 'key of south', 'key of north'])
  expect(assumeRole).toHaveBeenCalledTimes(2)
  const own = dynamodb('stock')
  expect(tenantCredentials()).toEqual({})
  await withTenantAccess(north, async () => {
    for (const table of ['stock', 'config'] as const) expect(dynamodb(table)).not.toBe(own)
    expect(dynamodb('releases')).toBe(own)
    expect(tenantCredentials().credentials?.accessKeyId).toBe('key of north')
  })
  for (const table of ['stock', 'config'] as const) expect(dynamodb(table)).toBe(own)
})

/** Gives each session a key that says what it was asked for with. */
const keyOfSession: typeof import('../aws/assume-role.ts')['assumeRole'] = async ({ role, tags }) => ({
  accessKeyId: `${role.split('/')[1]} ${JSON.stringify(tags)}`,
  secretAccessKey: 's',
})

test('[TN-10] two sites with the same dealerships share the stock and nothing of their own', async () => {
  vi.stubEnv('TENANT_ROLE_ARN', 'arn:aws:iam::1:role/tenant')
  vi.stubEnv('TENANT_TABLES_ROLE_ARN', 'arn:aws:iam::1:role/tables')
  vi.stubEnv('STOCK_TABLE_ARN', table)
  assumeRole.mockImplementation(keyOfSession)
  const { dynamodb, withTenantAccess } = await freshProcess()
  const keyFor = (name: TableName) => dynamodb(name).credentials?.accessKeyId
  const keysOf = (slug: string) =>
    withTenantAccess({ slug, dealerships: ['north', 'south'] }, async () => ({
      stock: keyFor('stock'),
      config: keyFor('config'),
      leads: keyFor('leads'),
      sessions: keyFor('sessions'),
    }))
  const own = dynamodb('limits')
  const tagged = (slug: string) => `tables {"tenant":"${slug}"}`
  const shared = { stock: 'tenant undefined', config: 'tenant undefined' }
  expect(await Promise.all([keysOf('one'), keysOf('two'), keysOf('one')])).toEqual([
    { ...shared, leads: tagged('one'), sessions: tagged('one') },
    { ...shared, leads: tagged('two'), sessions: tagged('two') },
    { ...shared, leads: tagged('one'), sessions: tagged('one') },
  ])
  expect(assumeRole).toHaveBeenCalledTimes(3)
  await withTenantAccess(north, async () => expect(dynamodb('limits')).toBe(own))
})

test('[TN-10] every table of tenants, and no other but configuration, is reached by the session of the tenant', async () => {
  vi.stubEnv('TENANT_TABLES_ROLE_ARN', 'arn:aws:iam::1:role/tables')
  assumeRole.mockImplementation(keyOfSession)
  const { dynamodb, withTenantAccess, tenantCredentials } = await freshProcess()
  const own = dynamodb('limits')
  const names = Object.keys(tables) as TableName[]
  const lent = await withTenantAccess(north, async () => names.filter((name) => dynamodb(name) !== own))
  const expected = names.filter((name) => tables[name].owner === 'tenant' || name === 'config')
  expect(lent).toEqual(expected)
  expect(await withTenantAccess(north, async () => tenantCredentials()), 'nor any bucket').toEqual({})
})

test('[TN-10] work that cannot have the rights of its tenant is not done', async () => {
  vi.stubEnv('TENANT_TABLES_ROLE_ARN', 'arn:aws:iam::1:role/tables')
  assumeRole.mockRejectedValue(new Error('AccessDenied'))
  const { withTenantAccess } = await freshProcess()
  const work = vi.fn()
  await expect(withTenantAccess(north, work)).rejects.toThrow('AccessDenied')
  expect(work).not.toHaveBeenCalled()
})

test('on one machine, which has no IAM, no role is assumed', async () => {
  const { dynamodb, withTenantAccess } = await freshProcess()
  const own = dynamodb('stock')
  expect(await withTenantAccess(north, async () => dynamodb('stock'))).toBe(own)
})

test('[TN-10] while STS fails or hangs, requests go on with the last session', async () => {
  vi.useFakeTimers()
  vi.stubEnv('TENANT_TABLES_ROLE_ARN', 'arn:aws:iam::1:role/tables')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  assumeRole.mockImplementation(keyOfSession)
  const { dynamodb, withTenantAccess } = await freshProcess()
  const keyOf = async () => dynamodb('leads').credentials?.accessKeyId
  const own = await withTenantAccess(north, keyOf)
  const halfAnHourMs = 30 * 60_000 + 1
  vi.advanceTimersByTime(halfAnHourMs)
  assumeRole.mockRejectedValue(new Error('STS is away.'))
  expect(await withTenantAccess(north, keyOf)).toBe(own)
  assumeRole.mockImplementation(() => new Promise(() => {}))
  vi.advanceTimersByTime(5001)
  const late = withTenantAccess(north, keyOf)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBe(own)
  vi.useRealTimers()
})
