import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import type { EngineHarness } from './engine-harness.ts'

/** How chosen values and ranges match. */
export function values({ ask, ids, stock }: EngineHarness): void {
  test('[RT-1] values are compared without case and accents, and equal spellings count as one', async () => {
    await stock({ make: 'Škoda' }, { make: 'SKODA' }, { make: 'skoda' }, {})
    for (const make of ['Škoda', 'skoda', 'sKODA']) expect(await ids({ lists: { make: [make] } })).toHaveLength(3)
    expect((await ask()).facets.make).toEqual([
      { value: 'SKODA', count: 3 },
      { value: 'Toyota', count: 1 },
    ])
    expect(await ids({}, testScope({ dealerships: ['NORTHGATE'] }))).toEqual([])
  })

  test('[RT-1] of equal spellings the most frequent is shown, whatever is chosen', async () => {
    const cars = [...Array(4).fill({ make: 'Toyota' }), { make: 'TOYOTA', colour: 'Red' }, { make: 'Kia' }]
    await stock(...cars)
    expect((await ask()).facets.make?.[0]).toEqual({ value: 'Toyota', count: 5 })
    expect((await ask({ lists: { colour: ['Red'] } })).facets.make?.[0]).toEqual({ value: 'Toyota', count: 1 })
  })

  test('several values of a filter match any of them, several filters match all of them', async () => {
    await stock({}, { make: 'Mazda' }, { make: 'Kia' }, { make: 'Mazda', colour: 'Red' })
    expect(await ids({ lists: { make: ['Mazda', 'Toyota'] } })).toEqual(['1', '2', '4'])
    expect(await ids({ lists: { make: ['Mazda', 'Toyota'], colour: ['Red'] } })).toEqual(['4'])
  })

  test('a range includes both its ends, and no car without the value', async () => {
    await stock({ price: 10_000 }, { price: 20_000 }, { price: 30_000 }, { price: undefined })
    expect(await ids({ ranges: { price: { min: 10_000, max: 20_000 } } })).toEqual(['1', '2'])
    expect(await ids({ ranges: { price: { min: 20_000 } } })).toEqual(['2', '3'])
    expect(await ids({ ranges: { price: { max: 10_000 } } })).toEqual(['1'])
    expect(await ids({ ranges: { price: {} } })).toEqual(['1', '2', '3'])
    expect(await ids({ ranges: { price: { min: 3, max: 2 } } })).toEqual([])
  })

  test('[PR-1] a placeholder price counts as missing: in no range and no step, last in either order, outside the histogram', async () => {
    await stock({ price: 11 }, { price: 20_000 }, { price: 499 }, { price: 500 })
    expect(await ids({ ranges: { price: { max: 30_000 } } })).toEqual(['2', '4'])
    expect(await ids({ sortBy: 'price_asc' })).toEqual(['4', '2', '1', '3'])
    expect(await ids({ sortBy: 'price_desc' })).toEqual(['2', '4', '1', '3'])
    const { histograms, facets } = await ask({ lists: { price_range: ['0-10000'] } })
    expect(histograms.price).toMatchObject({ min: 500, max: 20_000 })
    expect(facets.price_range).toEqual([
      { value: '0-10000', count: 1 },
      { value: '20000-30000', count: 1 },
    ])
  })

  test('[PR-1] a vehicle on offer is found, counted and ordered by what it costs now', async () => {
    await stock({ price: 22_990, offer_price: 21_990 }, { price: 22_500 }, { offer_price: 30_000 })
    expect(await ids({ ranges: { price: { max: 22_000 } } })).toEqual(['1'])
    expect(await ids({ ranges: { price: { min: 22_500 } } })).toEqual(['2', '3'])
    expect(await ids({ sortBy: 'price_asc' })).toEqual(['1', '2', '3'])
    expect(await ids({ sortBy: 'price_desc' })).toEqual(['3', '2', '1'])
    expect((await ask()).histograms.price).toMatchObject({ min: 21_990, max: 30_000 })
  })

  test('names of JavaScript properties are ordinary values', async () => {
    await stock({ make: '__proto__' }, { make: 'constructor', id: 'toString' })
    expect((await ask({ lists: { make: ['__proto__'] } })).count).toBe(1)
    expect((await ask({ lists: { make: ['hasOwnProperty'] } })).count).toBe(0)
    expect(await ids({ query: 'proto' })).toEqual(['1'])
  })
}
