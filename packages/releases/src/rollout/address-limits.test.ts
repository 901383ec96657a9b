import { getItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, expect, test, vi } from 'vitest'
import { isCounted } from './address-limits.ts'

withLocalTables()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const trial = 'search@1.1.0#canary.2'
const address = '198.51.100.7'

test('[MF-3] one address counts one failure of a trial an hour, and one of each other trial', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const outcomes = async () => [
    await isCounted('failure', trial, address),
    await isCounted('failure', trial, address),
    await isCounted('failure', 'search@1.2.0#canary.3', address),
    await isCounted('failure', trial, '198.51.100.8'),
  ]
  expect(await outcomes()).toEqual([true, false, true, true])
  vi.setSystemTime(Date.now() + 3_600_001)
  expect(await isCounted('failure', trial, address)).toBe(true)
})

test('the addresses of one IPv6 network count as one', async () => {
  expect(await isCounted('failure', trial, '2001:db8::1')).toBe(true)
  expect(await isCounted('failure', trial, '2001:db8:0:0:9::5')).toBe(false)
  expect(await isCounted('failure', trial, '2001:db8:0:1::1')).toBe(true)
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'on one machine, where all come from %s, all count',
  async (own) => {
    for (const _ of [1, 2]) expect(await isCounted('failure', trial, own)).toBe(true)
  },
)

test('a limit that cannot be read counts nothing, and is logged', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('LIMITS_TABLE', 'nowhere')
  expect(await isCounted('failure', trial, '198.51.100.9')).toBe(false)
  expect(log).toHaveBeenCalledOnce()
})

test('no address is stored', async () => {
  await isCounted('failure', trial, '203.0.113.77')
  expect(await getItem('limits', { bucket: 'trial-failure#203.0.113.77' })).toBeUndefined()
  const { DynamoDBClient, ScanCommand } = await import('@aws-sdk/client-dynamodb')
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: 'test-limits' }))
  expect(JSON.stringify(Items)).not.toContain('203.0.113')
})
