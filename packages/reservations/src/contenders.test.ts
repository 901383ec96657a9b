import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { holdEnd } from '@forecourt/domain/reservations/hold-times'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carHold, readHold, takeHolds } from './store/hold-table.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const now = new Date('2026-11-26T00:00:00.000Z')
const car = { id: 'c1', slug: 'a-car', name: 'A car', dealership_slug: 'northgate' }

/** Of two sites that show the same car. */
const contender = (number: number, at: Date): StoredReservation => ({
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

test.each([0, 48])('of 1,000 contenders at one car, %i hours after the first, one holds it', async (hours) => {
  const at = new Date(now.getTime() + hours * 3_600_000)
  const contenders = Array.from({ length: 1000 }, (_, number) => contender(hours * 1000 + number, at))
  const taken: boolean[] = []
  while (taken.length < contenders.length)
    taken.push(
      ...(await Promise.all(contenders.slice(taken.length, taken.length + 100).map((one) => takeHolds(one, at)))),
    )
  const winners = contenders.filter((_, index) => taken[index])
  expect(winners).toHaveLength(1)
  const hold = await readHold(carHold(car), at)
  expect(hold).toMatchObject({ reservation_id: winners[0]?.reservation_id, held_until: holdEnd(at).toISOString() })
  // It may be written again by who has it, and ends to the millisecond.
  expect(winners[0] && (await takeHolds(winners[0], at))).toBe(true)
  expect(await readHold(carHold(car), new Date(holdEnd(at).getTime() - 1))).toBeDefined()
  expect(await readHold(carHold(car), holdEnd(at))).toBeUndefined()
})
