import { expect, test } from 'vitest'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { peekToken, takeToken } from './rate-limit.ts'

withLocalTables()

const rate = { capacity: 3, refillPerSecond: 0.1 }
const second = 1000

test('a bucket gives its capacity at once, then one token each refill', async () => {
  const at = 1_000_000
  for (let token = 0; token < 3; token++) expect(await takeToken('a', rate, at)).toEqual({ isAllowed: true })
  expect(await takeToken('a', rate, at)).toEqual({ isAllowed: false, retryAfterSeconds: 10 })
  expect(await takeToken('a', rate, at + 9 * second)).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  expect(await takeToken('a', rate, at + 10 * second)).toEqual({ isAllowed: true })
  expect(await takeToken('a', rate, at + 10 * second)).toMatchObject({ isAllowed: false })
})

test('unused time does not add tokens beyond the capacity', async () => {
  await takeToken('b', rate, 0)
  const later = 3_600_000
  for (let token = 0; token < 3; token++) expect(await takeToken('b', rate, later)).toEqual({ isAllowed: true })
  expect(await takeToken('b', rate, later)).toMatchObject({ isAllowed: false })
})

test('buckets are apart', async () => {
  for (let token = 0; token < 4; token++) await takeToken('c', rate, 0)
  expect(await takeToken('d', rate, 0)).toEqual({ isAllowed: true })
})

test('many at the same moment get no more than the capacity', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => takeToken('e', rate, 5_000)))
  const allowed = all.filter(({ isAllowed }) => isAllowed).length
  expect(allowed).toBeLessThanOrEqual(3)
  expect(allowed).toBeGreaterThan(0)
})

test('a look at a bucket says what taking would, and takes nothing', async () => {
  const at = 1_000_000
  for (let taken = 0; taken < 4; taken++) {
    const before = await peekToken('f', rate, at)
    expect(await peekToken('f', rate, at)).toEqual(before)
    expect(await takeToken('f', rate, at)).toEqual(before)
  }
  expect(await peekToken('f', rate, at)).toEqual({ isAllowed: false, retryAfterSeconds: 10 })
})
