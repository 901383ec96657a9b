import {
  flagNames,
  listNames,
  type RangeFilter,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { numbers, valuesOf } from '../../filter-values.ts'
import { testScope } from '../test-scope.ts'
import { testVehicle } from '../test-vehicle.ts'
import type { EngineHarness } from './engine-harness.ts'

/** Every filter. */
export function filters({ ask, ids, stock }: EngineHarness): void {
  test('[SR-2] each filter matches its own values', async () => {
    const nothing = {
      badge: undefined,
      simple_drive: undefined,
      simple_transmission: undefined,
      seats: undefined,
      price: undefined,
    }
    const created_at_timestamp = Date.UTC(2026, 0, 31, 12) / 1000
    const first = testVehicle({
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
      sleeps: 4,
      body_length: 6430,
      aggregate_trailer_mass: 2390,
      tare_weight: 1990,
      towingcapacitybraked: 3500,
      before_price: 26_000,
      state_average_market_price: 25_500,
      created_at_timestamp,
    })
    await stock(first, { ...nothing, created_at_timestamp: created_at_timestamp + 43_200 })
    const places = [
      { name: 'Rivals', dealership: 'rival', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: true },
      { name: 'North', dealership: 'northgate', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: true },
    ]
    const scope = testScope({ dealerships: ['northgate', 'rival'], itemTypes: ['car', 'truck'], places })
    const { state } = parseSearch(
      'make=kia&model=Rio&body=Ute&drive=2WD&fuel=Diesel&transmission=Manual&car_type=new&colour=red&dealership_name=Rivals' +
        '&item_type=truck&make_model=Kia+Rio&make_model=Toyota+Rio&badge=gt&seats=7&categories=Family&filtered_features=Sunroof' +
        '&filtered_features=tow+bar&tag=Test+Drive+Only&status=coming_soon&location_name=rivals&city=Aspley&state=QLD' +
        '&price_range=20000-30000&price_range=100000%2B&weekly_price_range=250-300&sleeps=4&price=:25000&subscription_price=260:260' +
        '&year=:2020&km=:5&created_at_timestamp=:2026-01-31&body_length=:6500&aggregate_trailer_mass=:2400&tare_weight=:2000' +
        '&towing=3000:&certified=true&price_dropped=true&below_market=true',
    )
    const { lists, ranges } = state
    // Another filter matches its own value of the first vehicle.
    const ownEnd = (name: RangeFilter) => numbers[name](first) ?? 0
    const each: Partial<SearchState>[] = [
      ...listNames.map((name) => ({ lists: { [name]: lists[name] ?? [...valuesOf(first, name)] } })),
      ...rangeNames.map((name) => ({ ranges: { [name]: ranges[name] ?? { min: ownEnd(name), max: ownEnd(name) } } })),
      ...flagNames.map((name) => ({ flags: { [name]: true as const } })),
    ]
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
}
