import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { edgeCaseNow, edgeCaseVehicle } from '../../testing/edge-case-stock.ts'
import { oracle } from '../../testing/oracle.ts'
import { randomFrom } from '../../testing/random.ts'
import { randomSearch } from '../../testing/random-search.ts'
import { testScope } from '../../testing/test-scope.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { createEmbeddedSearch } from '../create-embedded-search.ts'
import { snapshotFormat, snapshotFormatOf } from './snapshot-format.ts'

const put = (id: string, version: number, fields = {}) =>
  ({ kind: 'put', version, vehicle: testVehicle({ id, ...fields }) }) as const

test('an engine loaded from a snapshot answers like the saved one, and accepts changes', { tags: 'long' }, async () => {
  const random = randomFrom(11)
  const cars = new Map(Array.from({ length: 150 }, (_, i) => [`${i}`, edgeCaseVehicle(random, `${i}`)]))
  const first = createEmbeddedSearch()
  await first.apply([...cars.values()].map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const second = createEmbeddedSearch(first.snapshot())
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 40; i++) {
      const { scope, state } = randomSearch(random)
      const { ms: _, ...found } = await second.search(scope, state, edgeCaseNow)
      expect(found, JSON.stringify({ scope, state })).toEqual(oracle([...cars.values()], scope, state, edgeCaseNow))
    }
    for (let i = 0; i < 30; i++) {
      const id = `${random.below(200)}`
      const { dealership_slug: dealership } = cars.get(id) ?? { dealership_slug: 'northgate' }
      const vehicle = { ...edgeCaseVehicle(random, id), dealership_slug: dealership }
      cars.delete(id)
      if (random.chance(0.3)) {
        await second.apply([{ kind: 'remove', dealership, id, version: round * 30 + i + 2 }])
      } else {
        await second.apply([{ kind: 'put', vehicle, version: round * 30 + i + 2 }])
        cars.set(id, vehicle)
      }
    }
  }
})

test('a change older than the snapshot has no effect, on present and on removed vehicles', async () => {
  const first = createEmbeddedSearch()
  await first.apply([
    put('1', 5, { price: 500 }),
    put('2', 5),
    { kind: 'remove', dealership: 'northgate', id: '2', version: 6 },
  ])
  const second = createEmbeddedSearch(first.snapshot())
  await second.apply([put('1', 4, { price: 400 }), put('2', 5)])
  const { hits } = await second.search(testScope(), {
    query: '',
    page: 1,
    sortBy: 'rank',
    lists: {},
    ranges: {},
    flags: {},
  })
  expect(hits.map(({ id, price }) => [id, price])).toEqual([['1', 500]])
})

test('a truncated snapshot, or one of another format, is rejected', () => {
  const whole = createEmbeddedSearch().snapshot()
  expect(() => createEmbeddedSearch(whole.slice(0, -8))).toThrow('truncated')
  const other = whole.slice()
  other.set(new TextEncoder().encode('{"format":"forecourt stock x'), 8)
  expect(() => createEmbeddedSearch(other)).toThrow('another format')
})

test('a snapshot of a release with other hit fields has another format', { tags: 'long' }, () => {
  for (let again = 0; again < 3; again++) expect(snapshotFormatOf(hitSchema)).toBe(snapshotFormat())
  expect(snapshotFormatOf(z.extend(hitSchema, { weight: z.number() }))).not.toBe(snapshotFormat())
  expect(snapshotFormatOf(z.extend(hitSchema, { colour: z.string() }))).not.toBe(snapshotFormat())
})
