import { beforeEach, expect, test, vi } from 'vitest'
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
  const [{ dynamodb }, { asTenant }] = await Promise.all([import('./dynamodb.ts'), import('./tenant-access.ts')])
  return { dynamodb, asTenant }
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

test('[TN-10] work for a tenant reaches the stock with credentials of its own, and other tables as ever', async () => {
  vi.stubEnv('TENANT_ROLE_ARN', 'arn:aws:iam::1:role/tenant')
  vi.stubEnv('STOCK_TABLE_ARN', table)
  const { dynamodb, asTenant } = await freshProcess()
  send.mockImplementation(async (command: { input: { Policy: string } }) => ({
    Credentials: {
      AccessKeyId: `key of ${/"dynamodb:LeadingKeys":\["(\w+)/.exec(command.input.Policy)?.[1]}`,
      SecretAccessKey: 's',
    },
  }))
  const keyOf = async () => (await dynamodb('stock').config.credentials()).accessKeyId
  const [north, south, again] = await Promise.all([
    asTenant({ dealerships: ['north'] }, keyOf),
    asTenant({ dealerships: ['south'] }, keyOf),
    asTenant({ dealerships: ['north'] }, keyOf),
  ])
  expect([north, south, again]).toEqual(['key of north', 'key of south', 'key of north'])
  expect(send).toHaveBeenCalledTimes(2)
  const own = dynamodb('stock')
  await asTenant({ dealerships: ['north'] }, async () => {
    expect(dynamodb('stock')).not.toBe(own)
    expect(dynamodb('config')).toBe(own)
  })
  expect(dynamodb('stock')).toBe(own)
})

test('on one machine, where nobody checks rights, nobody is asked for any', async () => {
  const { dynamodb, asTenant } = await freshProcess()
  const own = dynamodb('stock')
  expect(await asTenant({ dealerships: ['north'] }, async () => dynamodb('stock'))).toBe(own)
})
