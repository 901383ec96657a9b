import { siteSchema } from '@forecourt/contracts/site/site'
import { beforeEach, expect, test, vi } from 'vitest'
import { snapshotName } from './snapshot-name.ts'
import { tenantPolicy } from './tenant-access.ts'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('@aws-sdk/client-sts', async (original) => ({
  ...(await original<object>()),
  STSClient: class {
    send = send
  },
}))

const table = 'arn:aws:dynamodb:ap-southeast-2:1:table/stock'

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
  expect(list, 'which says of a missing file that it is missing').toMatchObject({ Action: 's3:ListBucket' })
})

test('[TN-10] work for a tenant reaches the stock with credentials of its own, no configuration, and what all sites share as ever', async () => {
  vi.stubEnv('TENANT_ROLE_ARN', 'arn:aws:iam::1:role/tenant')
  vi.stubEnv('STOCK_TABLE_ARN', table)
  const { dynamodb, withTenantAccess, tenantCredentials } = await freshProcess()
  send.mockImplementation(async (command: { input: { Policy: string } }) => ({
    Credentials: {
      AccessKeyId: `key of ${/"dynamodb:LeadingKeys":\["(\w+)/.exec(command.input.Policy)?.[1]}`,
      SecretAccessKey: 's',
    },
  }))
  const keyOf = async () => (await dynamodb('stock').config.credentials()).accessKeyId
  const [north, south, again] = await Promise.all([
    withTenantAccess({ dealerships: ['north'] }, keyOf),
    withTenantAccess({ dealerships: ['south'] }, keyOf),
    withTenantAccess({ dealerships: ['north'] }, keyOf),
  ])
  expect([north, south, again]).toEqual(['key of north', 'key of south', 'key of north'])
  expect(send).toHaveBeenCalledTimes(2)
  const own = dynamodb('stock')
  expect(tenantCredentials()).toEqual({})
  await withTenantAccess({ dealerships: ['north'] }, async () => {
    for (const table of ['stock', 'config'] as const) expect(dynamodb(table)).not.toBe(own)
    expect(dynamodb('releases')).toBe(own)
    expect(tenantCredentials().credentials?.accessKeyId).toBe('key of north')
  })
  for (const table of ['stock', 'config'] as const) expect(dynamodb(table)).toBe(own)
})

test('on one machine, where nobody checks rights, nobody is asked for any', async () => {
  const { dynamodb, withTenantAccess } = await freshProcess()
  const own = dynamodb('stock')
  expect(await withTenantAccess({ dealerships: ['north'] }, async () => dynamodb('stock'))).toBe(own)
})
