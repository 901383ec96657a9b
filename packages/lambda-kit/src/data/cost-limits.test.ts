import { describe, expect, test, vi } from 'vitest'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { type CostRequest, requireCost, takeCost } from './cost-limits.ts'
import { getItem } from './items.ts'

withLocalTables()

const now = new Date('2026-11-23T00:00:00Z')
const twice = { burst: 2, perHour: 60 }
const many = { burst: 100, perHour: 60 }
const limits = { phone: many, address: many, site: many, platform: many }
const phoneOf = (number: string) => ({ number, keysSecret: 'a-secret-of-keys' })

let count = 0
type Change = Partial<CostRequest>
/** What three requests are answered, the third of which differs by `change`. */
async function third(limited: keyof typeof limits, change: Change): Promise<boolean> {
  const request: CostRequest = {
    ...{ name: `test-${++count}`, limits: { ...limits, [limited]: twice }, site: { slug: 'one' }, ip: '203.0.113.1' },
    ...{ phone: phoneOf('+61491570156'), now },
  }
  for (const _ of [1, 2]) expect(await takeCost(request)).toEqual({ isAllowed: true })
  return (await takeCost({ ...request, ...change })).isAllowed
}

describe('a limit', () => {
  const other = { ip: '203.0.113.2', site: { slug: 'two' }, phone: phoneOf('+61491570006') }
  test.each<[keyof typeof limits, Change, boolean]>([
    ['address', { phone: other.phone }, false],
    ['address', { ip: other.ip }, true],
    ['phone', { ip: other.ip, site: other.site }, false],
    ['phone', { phone: other.phone }, true],
    ['site', { ip: other.ip, phone: other.phone }, false],
    ['site', { site: other.site }, true],
    ['platform', other, false],
  ])('[FQ-8] of the %s, then a request with %j: %s', async (limited, change, isAllowed) => {
    expect(await third(limited, change)).toBe(isAllowed)
  })

  test('[FQ-8] says when to try again, and then gives one more', async () => {
    const request = { name: 'wait', limits: { site: twice }, site: { slug: 'one' }, ip: '203.0.113.1', now }
    for (const _ of [1, 2]) await requireCost(request)
    await expect(requireCost(request)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 60 })
    const later = { ...request, now: new Date(now.getTime() + 60_000) }
    await requireCost(later)
    await expect(requireCost(later)).rejects.toMatchObject({ code: 'too_many' })
  })

  test('[FQ-8] that refuses uses up no wider one', async () => {
    const ask = (ip: string) =>
      takeCost({
        name: 'narrow',
        limits: { address: twice, site: { burst: 3, perHour: 60 } },
        site: { slug: 'one' },
        ip,
        now,
      })
    for (const _ of [1, 2, 3, 4, 5]) await ask('203.0.113.1')
    expect(await ask('203.0.113.2')).toEqual({ isAllowed: true })
  })

  test('has neither addresses nor phone numbers in its key', async () => {
    await third('phone', {})
    expect(await getItem('limits', { bucket: `test-${count}:phone:+61491570156` })).toBeUndefined()
    expect(await getItem('limits', { bucket: `test-${count}:address:one:203.0.113.1` })).toBeUndefined()
  })

  test('that cannot be read lets the request pass, with a log line', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.stubEnv('LIMITS_TABLE', 'no-such-table')
    expect(await third('address', {})).toBe(true)
    expect(logged.mock.calls.flat().join('')).toContain('cannot be read')
    vi.unstubAllEnvs()
    logged.mockRestore()
  })
})
