import { searchResultSchema } from '@forecourt/contracts/search-result'
import type { Vehicle } from '@forecourt/contracts/vehicle'
import { emptySearch, type SearchState } from '@forecourt/domain/search-fields'
import type { StockScope } from '@forecourt/domain/stock-scope'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StockSearch } from '../port.ts'
import { testScope } from './test-scope.ts'
import { testVehicle } from './test-vehicle.ts'

const now = 1_790_000_000
const day = 86_400

/** What every engine behind the port must do, whatever it is made of. `create` makes an empty one. */
export function contractTests(engine: string, create: () => Promise<StockSearch>): void {
  describe(`the search port, as the ${engine} engine answers it`, () => {
    let search: StockSearch
    beforeEach(async () => {
      search = await create()
    })

    const stock = (...cars: Partial<Vehicle>[]) =>
      search.apply(
        cars.map((car, index) => ({ kind: 'put', vehicle: testVehicle({ id: `${index + 1}`, ...car }), version: 1 })),
      )
    const ask = (state: Partial<SearchState> = {}, scope: StockScope = testScope()) =>
      search.search(scope, { ...emptySearch, ...state }, now)
    const ids = async (state: Partial<SearchState> = {}, scope?: StockScope) =>
      (await ask(state, scope)).hits.map((hit) => hit.id)

    test('[SR-6] an empty stock answers with nothing, whole', async () => {
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

    test('[SR-6] every value that the listed stock has is offered, with 0 where nothing is left of it', async () => {
      await stock({}, { make: 'Kia', colour: 'Red' }, { make: 'Gone', status: 'withdrawn' })
      for (const state of [{ query: 'zzz' }, { ranges: { price: { max: 2 } } }, { lists: { make: ['Nobody'] } }])
        expect((await ask(state)).facets.colour).toEqual([
          { value: 'Red', count: 0 },
          { value: 'Silver', count: 0 },
        ])
      expect((await ask({ query: 'zzz' })).facets.make?.map(({ value }) => value)).toEqual(['Kia', 'Toyota'])
    })

    test('[SR-6] models are those of the chosen makes, and without a make those that are left', async () => {
      await stock({}, { model: 'Yaris', colour: 'Red' }, { make: 'Kia', model: 'Rio', colour: 'Red' })
      expect((await ask({ lists: { make: ['Toyota'], colour: ['Red'] } })).facets.model).toEqual([
        { value: 'Yaris', count: 1 },
        { value: 'RAV4', count: 0 },
      ])
      expect((await ask()).facets.model).toHaveLength(3)
      expect((await ask({ query: 'rio' })).facets.model).toEqual([{ value: 'Rio', count: 1 }])
    })

    test('[SR-6] where no two values are left a histogram spans the whole listed stock', async () => {
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

    test('one price far above all others does not stretch the scale: the last step holds it', async () => {
      const prices = Array.from({ length: 20 }, (_, i) => 10_000 + i * 1000)
      await stock(...prices.map((price) => ({ price })))
      expect((await ask()).histograms.price).not.toHaveProperty('highest')
      await stock(...[...prices, 99_999_999].map((price) => ({ price })))
      const { price } = (await ask()).histograms
      expect(price).toMatchObject({ min: 10_000, max: 29_000, highest: 99_999_999 })
      expect(price?.counts.at(-1)).toBe(2)
    })

    test('[RT-1] values are compared without case and accents, and spellings that are alike count as one', async () => {
      await stock({ make: 'Škoda' }, { make: 'SKODA' }, { make: 'skoda' }, {})
      for (const make of ['Škoda', 'skoda', 'sKODA']) expect(await ids({ lists: { make: [make] } })).toHaveLength(3)
      expect((await ask()).facets.make).toEqual([
        { value: 'SKODA', count: 3 },
        { value: 'Toyota', count: 1 },
      ])
      expect(await ids({}, testScope({ dealerships: ['NORTHGATE'] }))).toEqual([])
    })

    test('[RT-1] of spellings that are alike the most frequent is written, whatever is chosen', async () => {
      const cars = [...Array(4).fill({ make: 'Toyota' }), { make: 'TOYOTA', colour: 'Red' }, { make: 'Kia' }]
      await stock(...cars)
      expect((await ask()).facets.make?.[0]).toEqual({ value: 'Toyota', count: 5 })
      expect((await ask({ lists: { colour: ['Red'] } })).facets.make?.[0]).toEqual({ value: 'Toyota', count: 1 })
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

    test('[SR-10] conditions count as new, demo, used, however many there are of each', async () => {
      await stock({ car_type: 'used' }, { car_type: 'used' }, { car_type: 'demo' }, { car_type: 'new' })
      expect((await ask()).facets.car_type?.map(({ value }) => value)).toEqual(['new', 'demo', 'used'])
    })

    test('several values of a filter are any of them, several filters are all of them', async () => {
      await stock({}, { make: 'Mazda' }, { make: 'Kia' }, { make: 'Mazda', colour: 'Red' })
      expect(await ids({ lists: { make: ['Mazda', 'Toyota'] } })).toEqual(['1', '2', '4'])
      expect(await ids({ lists: { make: ['Mazda', 'Toyota'], colour: ['Red'] } })).toEqual(['4'])
    })

    test('a range has both its ends, and never a car without the value', async () => {
      await stock({ price: 10_000 }, { price: 20_000 }, { price: 30_000 }, { price: undefined })
      expect(await ids({ ranges: { price: { min: 10_000, max: 20_000 } } })).toEqual(['1', '2'])
      expect(await ids({ ranges: { price: { min: 20_000 } } })).toEqual(['2', '3'])
      expect(await ids({ ranges: { price: { max: 10_000 } } })).toEqual(['1'])
      expect(await ids({ ranges: { price: {} } })).toEqual(['1', '2', '3'])
      expect(await ids({ ranges: { price: { min: 3, max: 2 } } })).toEqual([])
    })

    test('[PR-1] a price of 10 dollars or less is no price: in no range, last in either order, outside the histogram', async () => {
      await stock({ price: 0 }, { price: 20_000 }, { price: 10 }, { price: 11 })
      expect(await ids({ ranges: { price: { max: 30_000 } } })).toEqual(['2', '4'])
      expect(await ids({ sortBy: 'price_asc' })).toEqual(['4', '2', '1', '3'])
      expect(await ids({ sortBy: 'price_desc' })).toEqual(['2', '4', '1', '3'])
      expect((await ask()).histograms.price).toMatchObject({ min: 11, max: 20_000 })
    })

    test('[SR-7] a page has 21 cars, and a page beyond the last is the last', async () => {
      await stock(...Array.from({ length: 43 }, (_, i) => ({ id: String(100 + i) })))
      expect(await ask()).toMatchObject({ count: 43, pages: 3, page: 1 })
      expect(await ids()).toHaveLength(21)
      expect(await ids({ page: 2 })).toHaveLength(21)
      expect(await ids({ page: 3 })).toEqual(['142'])
      expect(await ask({ page: 99 })).toMatchObject({ page: 3, hits: [{ id: '142' }] })
      expect(await ask({ page: Number.NaN })).toMatchObject({ page: 1 })
    })

    test('[SR-8] without words the custom rank decides, highest first, and the id what is equal', async () => {
      await stock({ id: 'b' }, { id: 'a' }, { id: 'c', custom_rank: 5 }, { id: 'd', custom_rank: -1 })
      expect(await ids()).toEqual(['c', 'a', 'b', 'd'])
    })

    test('[SR-8] price, year, kilometres and newest order the hits, missing values last either way', async () => {
      await stock(
        { price: 12, year: 2020, km: 9, created_at_timestamp: 5 },
        { price: undefined, year: undefined, km: undefined, created_at_timestamp: 6 },
        { price: 11, year: 2022, km: 7, created_at_timestamp: 7 },
        { price: 11, year: 2020, km: 8, created_at_timestamp: 6 },
      )
      expect(await ids({ sortBy: 'price_asc' })).toEqual(['3', '4', '1', '2'])
      expect(await ids({ sortBy: 'price_desc' })).toEqual(['1', '3', '4', '2'])
      expect(await ids({ sortBy: 'year_asc' })).toEqual(['1', '4', '3', '2'])
      expect(await ids({ sortBy: 'year_desc' })).toEqual(['3', '1', '4', '2'])
      expect(await ids({ sortBy: 'km_asc' })).toEqual(['3', '4', '1', '2'])
      expect(await ids({ sortBy: 'newest' })).toEqual(['3', '2', '4', '1'])
    })

    test('[SR-11] listed are in stock, coming soon, and sold within the window, if meant for the website', async () => {
      await stock(
        { status: 'in_stock' },
        { status: 'coming_soon' },
        { status: 'sold', sold_date_timestamp: now - 3 * day },
        { status: 'sold', sold_date_timestamp: now - 3 * day - 1 },
        { status: 'sold', sold_date_timestamp: undefined },
        { status: 'withdrawn' },
        { status: 'never heard of' },
        { status: 'in_stock', show_on_dealer_website: false },
      )
      expect(await ids()).toEqual(['1', '2', '3'])
      expect(await ids({}, testScope({ soldWindowSeconds: 5 * day }))).toEqual(['1', '2', '3', '4'])
    })

    test('[TN-7] [TN-8] [TN-10] [TN-13] a scope holds its own dealers, car types, item types and ages, and facets count nothing else', async () => {
      await stock(
        {},
        { dealership_slug: 'rival', make: 'Secret' },
        { car_type: 'new' },
        { item_type: 'caravan' },
        { created_at_timestamp: now - 2 * day + 1 },
        { created_at_timestamp: now - 2 * day },
      )
      const scope = testScope({ carTypes: ['used'], minimumAgeSeconds: 2 * day })
      expect(await ids({}, scope)).toEqual(['1', '6'])
      expect((await ask({}, scope)).facets.make).toEqual([{ value: 'Toyota', count: 2 }])
      expect(await ids({ lists: { make: ['Secret'] } })).toEqual([])
      expect(await ids({}, testScope({ dealerships: ['rival'] }))).toEqual(['2'])
      expect(await ids({}, testScope({ dealerships: [] }))).toEqual([])
      expect(await ids({}, testScope({ itemTypes: ['caravan', 'car'], carTypes: ['used'] }))).toHaveLength(4)
    })

    test('each word typed begins a word of make, model, badge, year, stock number or name', async () => {
      await stock({}, { make: 'Škoda', model: 'Octavia', name: 'Skoda wagon', year: 2019, stocknum: 'A-77' })
      for (const query of ['skoda', 'ŠKODA oct', 'wag 2019', 'a-77', '77']) expect(await ids({ query })).toEqual(['2'])
      for (const query of ['koda', 'skoda rav4', 'zzz']) expect(await ids({ query })).toEqual([])
      for (const query of ['', ' ?! ', '20']) expect(await ids({ query })).toEqual(['1', '2'])
    })

    test('a changed vehicle is found as it now is, and a removed one not at all', async () => {
      await stock({ make: 'Mazda', name: 'old name' })
      await search.apply([{ kind: 'put', version: 2, vehicle: testVehicle({ make: 'Kia', name: 'other' }) }])
      expect(await ids({ lists: { make: ['Mazda'] } })).toEqual([])
      expect(await ids({ query: 'old' })).toEqual([])
      expect((await ask()).facets.make).toEqual([{ value: 'Kia', count: 1 }])
      await search.apply([{ kind: 'remove', version: 3, dealership: 'northgate', id: '1' }])
      expect(await ask()).toMatchObject({ count: 0, hits: [] })
    })

    test('changes that come twice, late or out of order end in the same index', async () => {
      const put = (version: number, price: number) =>
        search.apply([{ kind: 'put', version, vehicle: testVehicle({ price }) }])
      const remove = (version: number) => search.apply([{ kind: 'remove', version, dealership: 'northgate', id: '1' }])
      await put(2, 200)
      await put(1, 100)
      await put(2, 999)
      expect((await ask()).hits[0]?.price).toBe(200)
      await remove(5)
      await put(4, 400)
      expect((await ask()).count).toBe(0)
      await put(6, 600)
      await remove(5)
      expect((await ask()).hits[0]?.price).toBe(600)
    })

    test('two dealers may use the same id', async () => {
      await stock({ id: '7' }, { id: '7', dealership_slug: 'rival' })
      expect(await ids()).toEqual(['7'])
      await search.apply([{ kind: 'remove', version: 2, dealership: 'rival', id: '7' }])
      expect(await ids()).toEqual(['7'])
    })

    test('names that JavaScript knows are values like any other', async () => {
      await stock({ make: '__proto__' }, { make: 'constructor', id: 'toString' })
      expect((await ask({ lists: { make: ['__proto__'] } })).count).toBe(1)
      expect((await ask({ lists: { make: ['hasOwnProperty'] } })).count).toBe(0)
      expect(await ids({ query: 'proto' })).toEqual(['1'])
    })
  })
}
