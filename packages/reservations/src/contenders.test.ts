import type { HeldReservation } from '@forecourt/contracts/reservations/reservation'
import { holdEnd } from '@forecourt/domain/reservations/hold-times'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { carHold, readHold, takeHolds } from './store/hold-table.ts'

withLocalTables()
beforeAll(async () => {
  // The table shares this process, whose machine may do other work too.
  vi.stubEnv('TABLE_TRY_MS', '30000')
})
afterAll(async () => {
  vi.unstubAllEnvs()
})

const now = new Date('2026-11-26T00:00:00.000Z')
const car = { id: 'c1', slug: 'a-car', name: 'A car', dealership_slug: 'northgate' }

/** Of two sites that show the same car. */
const contender = (number: number, at: Date): HeldReservation => ({
  tenant: number % 2 === 0 ? 'northgate' : 'harbourside',
  reservation_id: `reservation-${String(number).padStart(10, '0')}`,
  version: 1,
  state: 'holding',
  shopper_mark: `shopper-${number}`,
  car,
  deposit_cents: 20_000,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  pay_by: at.toISOString(),
  held_until: holdEnd(at).toISOString(),
  pending: [],
})

/** They come in groups that are at the table at once. */
const groupSize = 40

async function contend(count: number, from: number, at: Date) {
  const contenders = Array.from({ length: count }, (_, number) => contender(from + number, at))
  const taken: boolean[] = []
  while (taken.length < count)
    taken.push(
      ...(await Promise.all(contenders.slice(taken.length, taken.length + groupSize).map((one) => takeHolds(one, at)))),
    )
  const winners = contenders.filter((_, index) => taken[index])
  expect(winners).toHaveLength(1)
  const hold = await readHold(carHold(car), at)
  expect(hold).toMatchObject({ reservation_id: winners[0]?.reservation_id, held_until: holdEnd(at).toISOString() })
  // It may be written again by who has it, and ends to the millisecond.
  expect(winners[0] && (await takeHolds(winners[0], at))).toBe(true)
  expect(await readHold(carHold(car), new Date(holdEnd(at).getTime() - 1))).toBeDefined()
  expect(await readHold(carHold(car), holdEnd(at))).toBeUndefined()
}
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('of many contenders at one car one holds it, and 48 hours later one of others', { tags: 'long' }, async () => {
  await contend(100, 0, now)
  await contend(100, 1000, after(48))
})

test('of 1,000 contenders at one car one holds it', { tags: ['exhaustive'] }, () => contend(1000, 10_000, after(96)))
