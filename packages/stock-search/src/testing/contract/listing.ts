import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import { day, type EngineHarness, now } from './engine-harness.ts'

/** What a site lists. */
export function listing({ ask, ids, stock }: EngineHarness): void {
  test('[SR-11] listed are in stock, coming soon, and sold within the window, if shown on the website', async () => {
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

  test('[TN-7] [TN-8] [TN-10] [TN-13] a scope has its own dealers, car types, item types and ages, and facets count nothing else', async () => {
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
}
