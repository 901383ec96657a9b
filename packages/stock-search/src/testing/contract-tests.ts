import { searchResultSchema } from '@forecourt/contracts/search-result'
import type { Vehicle } from '@forecourt/contracts/vehicle'
import { emptySearch, type SearchState, searchFilters, sortOrders } from '@forecourt/domain/search-fields'
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

    test('[SR-20] words in any order find make, model, badge, year, stock number, body and colour', async () => {
      await stock({}, { make: 'Škoda', model: 'Octavia', badge: 'RS', year: 2019, stocknum: 'A-770', colour: 'Blå' })
      for (const query of ['skoda', 'ŠKODA oct', 'rs octavia', 'octavia 2019', 'bla', 'a-770', 'A770', '770', 'a770'])
        expect(await ids({ query }), query).toEqual(['2'])
      for (const query of ['skoda rav4', 'zzz', '2020', '7700']) expect(await ids({ query }), query).toEqual([])
      for (const query of ['', ' ?! ', '20', 'suv', 'cars for sale'])
        expect(await ids({ query }), query).toEqual(['1', '2'])
    })

    test('[SR-20] a typing error is forgiven from four letters, two from eight, and none in a number', async () => {
      await stock(
        { year: 2018 },
        { make: 'Kia', model: 'Rio', badge: 'S', simple_body: 'Hatch' },
        { make: 'Mitsubishi' },
      )
      for (const query of ['toyta', 'tyoota', 'toyotaa', 'toyata']) expect(await ids({ query }), query).toEqual(['1'])
      for (const query of ['mitsubushi', 'mistubishi', 'mitsibushi']) expect(await ids({ query }), query).toEqual(['3'])
      for (const query of ['kai', 'tyot', '2017']) expect(await ids({ query }), query).toEqual([])
    })

    test('[SR-20] words that are joined or split, and what the trade calls a thing, find it', async () => {
      await stock(
        { model: 'RAV4', badge: 'GX' },
        { model: 'Land Cruiser', badge: 'Sahara', simple_body: 'Ute', simple_drive: '4WD', simple_fuel: 'Electric' },
        { make: 'Mazda', model: '3', badge: 'Neo', simple_body: 'Wagon', simple_transmission: 'Manual' },
        { make: 'Mazda', model: 'CX-5', badge: 'Maxx', simple_drive: '2WD', colour: 'Grey' },
      )
      const found: Record<string, string[]> = {
        'rav 4': ['1'],
        landcruiser: ['2'],
        'land cruiser': ['2'],
        mazda3: ['3'],
        'cx5 gray': ['4'],
        'cx 5': ['4'],
        pickup: ['2'],
        utility: ['2'],
        'pick up': ['2'],
        'awd land cruiser': ['2'],
        'all wheel drive mazda': ['3'],
        '4x4': ['1', '2', '3'],
        ev: ['2'],
        estate: ['3'],
        'mazda auto': ['4'],
      }
      for (const [query, expected] of Object.entries(found)) expect(await ids({ query }), query).toEqual(expected)
    })

    test('[SR-8] [SR-20] words rank by how well they fit, then by custom rank; an exact stock number wins outright', async () => {
      await stock(
        { make: 'Ford', model: 'Ranger Raptor', custom_rank: 9 },
        { make: 'Ford', model: 'Ranger', custom_rank: 1 },
        { make: 'Ford', model: 'Ranger', custom_rank: 2 },
        { make: 'Kia', model: 'Rio', stocknum: 'RANGER' },
      )
      expect(await ids({ query: 'ranger' })).toEqual(['4', '3', '2', '1'])
      expect(await ids({ query: 'ranger', sortBy: 'price_asc' })).toEqual(['1', '2', '3', '4'])
    })

    test('[SR-20] numbers next to words that mean a price, kilometres or seats become filters, and the answer says which', async () => {
      await stock(
        { price: 29_000, km: 90_000 },
        { price: 31_000, km: 70_000, seats: 7 },
        { make: 'Kia', price: 20_000 },
      )
      const under = await ask({ query: 'toyota under 30k' })
      expect(under).toMatchObject({
        count: 1,
        understood: 'query=toyota&price=:30000',
        without: { query: 2, price: 2 },
      })
      expect(await ids({ query: 'below 80,000 km' })).toEqual(['2', '3'])
      expect((await ask({ query: '7 seater toyota' })).understood).toBe('query=toyota&seats=7')
      expect(await ask({ query: 'toyota' })).not.toHaveProperty('understood')
    })

    test('[SR-20] a word that says nothing here is left out beside others, and the answer says so; a number or a word of the trade is not', async () => {
      await stock({}, { make: 'Kia', badge: 'Workmate' })
      expect(await ask({ query: 'family toyota' })).toMatchObject({ count: 1, understood: 'query=toyota' })
      expect(await ask({ query: 'work toyota' })).toMatchObject({ count: 1, understood: 'query=toyota' })
      expect((await ask({ query: 'work kia' })).understood).toBeUndefined()
      for (const query of ['family', 'toyota 1999', 'toyota wagon', 'toyota kia']) {
        const none = await ask({ query })
        expect(none.count, query).toBe(0)
        expect(none).not.toHaveProperty('understood')
      }
    })

    test('whatever narrows a search, the answer says how many there would be without it', async () => {
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

    test('[SR-2] every one of the 28 filters narrows the search by what it is for', async () => {
      const nothing = {
        badge: undefined,
        simple_drive: undefined,
        simple_transmission: undefined,
        seats: undefined,
        price: undefined,
      }
      const created_at_timestamp = Date.UTC(2026, 0, 31, 12) / 1000
      await stock(
        {
          make: 'Kia',
          model: 'Rio',
          badge: 'GT',
          simple_body: 'Ute',
          simple_drive: '2WD',
          simple_fuel: 'Diesel',
          simple_transmission: 'Manual',
          car_type: 'new',
          colour: 'Red',
          dealership_slug: 'rival',
          item_type: 'truck',
          seats: 7,
          categories: ['Tradie', 'Family'],
          features: ['Tow bar', 'Sunroof'],
          tag: 'Test Drive Only',
          status: 'coming_soon',
          city: 'Aspley',
          state: 'QLD',
          price: 25_000,
          subscription_price: 260,
          year: 2015,
          km: 5,
          certified: true,
          created_at_timestamp,
        },
        { ...nothing, created_at_timestamp: created_at_timestamp + 43_200 },
      )
      const places = [
        { name: 'Rivals', dealership: 'rival', city: 'Aspley', isUsual: true },
        { name: 'North', dealership: 'northgate', city: 'Aspley', isUsual: true },
      ]
      const scope = testScope({ dealerships: ['northgate', 'rival'], itemTypes: ['car', 'truck'], places })
      const lists: Required<SearchState['lists']> = {
        make: ['kia'],
        model: ['Rio'],
        body: ['Ute'],
        drive: ['2WD'],
        fuel: ['Diesel'],
        transmission: ['Manual'],
        car_type: ['new'],
        colour: ['red'],
        dealership_name: ['Rivals'],
        item_type: ['truck'],
        make_model: ['Kia Rio', 'Toyota Rio'],
        badge: ['gt'],
        seats: ['7'],
        categories: ['Family'],
        filtered_features: ['Sunroof', 'tow bar'],
        tag: ['Test Drive Only'],
        status: ['coming_soon'],
        location_name: ['rivals'],
        city: ['Aspley'],
        state: ['QLD'],
        price_range: ['20000-30000', '100000+'],
        weekly_price_range: ['250-300'],
      }
      const ranges: Required<SearchState['ranges']> = {
        price: { max: 25_000 },
        subscription_price: { min: 260, max: 260 },
        year: { max: 2020 },
        km: { max: 5 },
        created_at_timestamp: { max: Date.UTC(2026, 0, 31, 23, 59, 59) / 1000 },
      }
      const each: Partial<SearchState>[] = [
        ...Object.entries(lists).map(([name, values]) => ({ lists: { [name]: values } })),
        ...Object.entries(ranges).map(([name, range]) => ({ ranges: { [name]: range } })),
        { flags: { certified: true } },
      ]
      expect(each).toHaveLength(Object.keys(searchFilters).length)
      for (const state of each) expect(await ids(state, scope), JSON.stringify(state)).toEqual(['1'])
      expect(await ids({ lists: { filtered_features: ['Sunroof', 'Leather'] } }, scope)).toEqual([])
      const { facets } = await ask({ lists: { make_model: ['Kia Rio'] } }, scope)
      expect(facets.make_model).toEqual([
        { value: 'Kia Rio', count: 1 },
        { value: 'Toyota RAV4', count: 1 },
      ])
      expect(facets.dealership_name).toEqual([
        { value: 'Rivals', count: 1 },
        { value: 'North', count: 0 },
      ])
    })

    test('[TN-14] a subscription site filters, counts and orders its prices by the week', async () => {
      await stock(
        { price: 10_000, subscription_price: 300 },
        { price: 90_000, subscription_price: 200 },
        { price: 50_000, subscription_price: undefined },
      )
      const scope = testScope({ pricing: 'subscription' })
      expect(await ids({ ranges: { price: { max: 250 } } }, scope)).toEqual(['2'])
      expect(await ids({ sortBy: 'price_asc' }, scope)).toEqual(['2', '1', '3'])
      expect(await ids({ sortBy: 'price_desc' }, scope)).toEqual(['1', '2', '3'])
      expect((await ask({}, scope)).histograms.price).toMatchObject({ min: 200, max: 300 })
    })

    test('[SR-9] where a site says so, price ascending leaves out what has no price, and no other order does', async () => {
      await stock({ price: undefined }, { price: 0 }, { price: 20_000 })
      const scope = testScope({ isPriceAboveZero: true })
      expect(await ask({ sortBy: 'price_asc' }, scope)).toMatchObject({ count: 1, hits: [{ id: '3' }] })
      expect(await ids({ sortBy: 'price_desc' }, scope)).toHaveLength(3)
      expect(await ids({ sortBy: 'price_asc' })).toHaveLength(3)
    })

    test('[SR-12] where it is enabled, sold vehicles that follow each other show as one, across pages too, unless all are sold', async () => {
      const sold = { status: 'sold', sold_date_timestamp: now } as const
      const cars = Array.from({ length: 60 }, (_, i) => ({ id: String(100 + i), ...(i % 20 >= 10 && sold) }))
      await stock(...cars)
      const scope = testScope({ collapsesSold: true })
      const first = await ask({}, scope)
      expect(first).toMatchObject({ count: 60, pages: 2 })
      const second = await ask({ page: 2 }, scope)
      const shown = [...first.hits, ...second.hits].map(({ id }) => Number(id) - 100)
      const kept = cars.map((_, i) => i).filter((i) => i % 20 <= 10)
      expect(shown).toEqual(kept)
      expect(await ids({ lists: { status: ['sold'] } }, scope)).toHaveLength(21)
      expect(await ask()).toMatchObject({ count: 60, pages: 3 })
    })

    test('[SR-18] a limited list holds so many of a search, in its order', async () => {
      await stock(...Array.from({ length: 50 }, (_, i) => ({ id: String(100 + i), ...(i % 2 && { make: 'Kia' }) })))
      const kias = await search.list(testScope(), { ...emptySearch, lists: { make: ['Kia'] } }, 23, now)
      expect(kias.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, i) => String(101 + 2 * i)))
      expect(await search.list(testScope(), emptySearch, 500, now)).toHaveLength(50)
      expect(await search.list(testScope(), emptySearch, 0, now)).toEqual([])
    })

    test('[VD-11] similar vehicles are at most six of the price band, never the vehicle itself', async () => {
      await stock(...Array.from({ length: 9 }, (_, i) => ({ slug: `s${i}`, price: 30_000 + i * 3000 })))
      const car = testVehicle({ slug: 's0', price: 30_000 })
      const similar = await search.similar(testScope(), car, now)
      expect(similar.map(({ slug }) => slug)).toEqual(['s1', 's2', 's3'])
    })

    test("a facet's values can be asked for by name, under everything else that is chosen", async () => {
      await stock({}, { badge: 'GX' }, { make: 'Kia', badge: 'GT' }, { badge: 'Cruiser' })
      const asked = (text: string, state: Partial<SearchState> = {}) =>
        search.facetValues(testScope(), { ...emptySearch, ...state }, { filter: 'badge', text }, now)
      expect(await asked('g', { lists: { make: ['Toyota'] } })).toEqual([
        { value: 'GX', count: 1 },
        { value: 'GXL', count: 1 },
        { value: 'GT', count: 0 },
      ])
      expect(await asked('', { lists: { badge: ['GX'] } })).toHaveLength(4)
    })

    test('what is typed is completed by what the stock has, under what else is chosen', async () => {
      await stock({}, { model: 'Corolla' }, { make: 'Kia', model: 'Toya' })
      const suggest = (text: string, chosen: Partial<SearchState> = {}) =>
        search.suggest(testScope(), { ...emptySearch, ...chosen }, text, now)
      const suggestions = await suggest('toy')
      expect(suggestions.map(({ label, count }) => [label, count])).toEqual([
        ['Toyota', 2],
        ['Kia Toya', 1],
        ['Toyota Corolla', 1],
        ['Toyota RAV4', 1],
      ])
      const [first] = suggestions
      expect(first && (await ask(first.state)).count).toBe(2)
      expect(await suggest(' ')).toEqual([])
      const chosen = { lists: { model: ['Corolla'] }, query: 'left out' }
      expect((await suggest('toy', chosen)).map(({ label, count }) => [label, count])).toEqual([
        ['Toyota', 1],
        ['Toyota Corolla', 1],
      ])
    })

    test('[SR-20] where no value begins as it is typed, models are suggested that the words would find', async () => {
      await stock({}, { model: 'Corolla' }, { model: 'Corolla', year: 2019 }, { make: 'Kia', model: 'Rio' })
      const suggestions = await search.suggest(testScope(), emptySearch, 'corola 2019', now)
      expect(suggestions.map(({ label, count }) => [label, count])).toEqual([['Toyota Corolla', 2]])
      expect(await search.suggest(testScope(), emptySearch, 'spaceship', now)).toEqual([])
    })

    test('paging through everything gives each listed car once, in every order, ties and missing values too', async () => {
      const cars = Array.from({ length: 200 }, (_, i) => ({
        id: String(1000 + ((i * 37) % 200)),
        price: i % 3 ? 20_000 : undefined,
        custom_rank: i % 2,
        year: i % 5 ? 2020 : undefined,
      }))
      await stock(...cars)
      for (const sortBy of Object.keys(sortOrders) as SearchState['sortBy'][]) {
        for (const query of ['', 'toyota']) {
          const listed = await search.list(testScope(), { ...emptySearch, sortBy, query }, 1000, now)
          expect(new Set(listed.map(({ id }) => id)).size).toBe(200)
          expect(listed).toHaveLength(200)
        }
      }
    })

    test('a changed vehicle is found as it now is, and a removed one not at all', async () => {
      await stock({ make: 'Mazda', badge: 'older' })
      await search.apply([{ kind: 'put', version: 2, vehicle: testVehicle({ make: 'Kia', badge: 'other' }) }])
      expect(await ids({ lists: { make: ['Mazda'] } })).toEqual([])
      expect(await ids({ query: 'older' })).toEqual([])
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
