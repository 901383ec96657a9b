import { searchResultSchema } from '@forecourt/contracts/search/search-result'
import { expect, test } from 'vitest'
import type { EngineHarness } from './engine-harness.ts'

/** Facets, histograms and counts without each filter. */
export function facets({ ask, stock }: EngineHarness): void {
  test('[SR-6] an empty stock has a complete, empty answer', async () => {
    const result = searchResultSchema.parse(await ask())
    expect(result).toMatchObject({ hits: [], count: 0, page: 1, pages: 1, histograms: {} })
    expect(result.facets.make).toEqual([])
  })

  test('[SR-6] the answer has hits, count, facets, pages and ms', async () => {
    await stock({}, { make: 'Mazda', price: 10_000 })
    const result = searchResultSchema.parse(await ask())
    expect(result).toMatchObject({ count: 2, page: 1, pages: 1 })
    expect(result.ms).toBeGreaterThanOrEqual(0)
    expect(result.histograms.price).toMatchObject({ min: 10_000, max: 35_990 })
    expect(result.hits[0]).toMatchObject({ id: '1', make: 'Toyota', photos_count: 0 })
  })

  test('[SR-6] choosing one make still shows the counts of the others', async () => {
    await stock({}, {}, { make: 'Mazda' }, { make: 'Kia', simple_body: 'Hatch' })
    const result = await ask({ lists: { make: ['Toyota'] } })
    expect(result.count).toBe(2)
    expect(result.facets.make).toEqual([
      { value: 'Toyota', count: 2 },
      { value: 'Kia', count: 1 },
      { value: 'Mazda', count: 1 },
    ])
    expect(result.facets.body).toEqual([
      { value: 'SUV', count: 2 },
      { value: 'Hatch', count: 0 },
    ])
  })

  test('seats count as one value, for any number of vehicles', async () => {
    await stock({ seats: 10 }, { seats: 10 }, { seats: 7 }, { seats: 5 })
    const { facets } = await ask({ lists: { seats: ['7'] } })
    expect(facets.seats?.map(({ value }) => value)).toEqual(['5', '7', '10'])
  })

  test('[SR-6] each facet is counted under the filters of the others', async () => {
    await stock({}, { make: 'Mazda' }, { make: 'Mazda', price: 90_000 }, { make: 'Kia', simple_fuel: 'Petrol' })
    const result = await ask({ lists: { make: ['Mazda'], fuel: ['Hybrid'] }, ranges: { price: { max: 50_000 } } })
    expect(result.facets.make).toEqual([
      { value: 'Mazda', count: 1 },
      { value: 'Toyota', count: 1 },
      { value: 'Kia', count: 0 },
    ])
    expect(result.facets.fuel).toEqual([
      { value: 'Hybrid', count: 1 },
      { value: 'Petrol', count: 0 },
    ])
    expect(result.histograms.price).toMatchObject({ min: 35_990, max: 90_000 })
  })

  test('[SR-6] every value of the listed stock is offered, with 0 if no results have it', async () => {
    await stock({}, { make: 'Kia', colour: 'Red' }, { make: 'Gone', status: 'withdrawn' })
    for (const state of [{ query: 'zzz' }, { ranges: { price: { max: 2 } } }, { lists: { make: ['Nobody'] } }])
      expect((await ask(state)).facets.colour).toEqual([
        { value: 'Red', count: 0 },
        { value: 'Silver', count: 0 },
      ])
    expect((await ask({ query: 'zzz' })).facets.make?.map(({ value }) => value)).toEqual(['Kia', 'Toyota'])
  })

  test('[SR-6] models are those of the chosen makes, and without a make those of the results', async () => {
    await stock({}, { model: 'Yaris', colour: 'Red' }, { make: 'Kia', model: 'Rio', colour: 'Red' })
    expect((await ask({ lists: { make: ['Toyota'], colour: ['Red'] } })).facets.model).toEqual([
      { value: 'Yaris', count: 1 },
      { value: 'RAV4', count: 0 },
    ])
    expect((await ask()).facets.model).toHaveLength(3)
    expect((await ask({ query: 'rio' })).facets.model).toEqual([{ value: 'Rio', count: 1 }])
  })

  test('[SR-10] conditions are in the order new, demo, used, for any counts', async () => {
    await stock({ car_type: 'used' }, { car_type: 'used' }, { car_type: 'demo' }, { car_type: 'new' })
    expect((await ask()).facets.car_type?.map(({ value }) => value)).toEqual(['new', 'demo', 'used'])
  })

  test('[SR-6] with fewer than two distinct values a histogram spans the whole listed stock', async () => {
    await stock({ price: 10_000 }, { price: 20_000 }, { price: 90_000, status: 'withdrawn' })
    for (const [query, left] of [
      ['zzz', 0],
      ['n1', 1],
    ] as const) {
      const { histograms } = await ask({ query })
      expect(histograms.price).toMatchObject({ min: 10_000, max: 20_000 })
      expect(histograms.price?.counts.reduce((sum, count) => sum + count, 0)).toBe(left)
    }
  })

  test('one price far above all others does not stretch the scale: the last step contains it', async () => {
    const prices = Array.from({ length: 20 }, (_, i) => 10_000 + i * 1000)
    await stock(...prices.map((price) => ({ price })))
    expect((await ask()).histograms.price).not.toHaveProperty('highest')
    await stock(...[...prices, 99_999_999].map((price) => ({ price })))
    const { price } = (await ask()).histograms
    expect(price).toMatchObject({ min: 10_000, max: 29_000, highest: 99_999_999 })
    expect(price?.counts.at(-1)).toBe(2)
  })

  test('for every active filter, the answer has the count without it', async () => {
    await stock({}, { simple_fuel: 'Diesel' }, { make: 'Kia', simple_fuel: 'Diesel' }, { certified: true })
    const lists = { make: ['Toyota'], fuel: ['Diesel'], colour: ['Red'] }
    expect((await ask({ lists })).without).toEqual({ make: 0, fuel: 0, colour: 1 })
    expect((await ask({ lists: { make: ['Kia'] }, flags: { certified: true }, query: 'rav4' })).without).toEqual({
      make: 1,
      certified: 1,
      query: 0,
    })
    expect((await ask()).without).toEqual({})
  })
}
