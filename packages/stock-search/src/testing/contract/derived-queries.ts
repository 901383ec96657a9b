import { emptySearch } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import { testVehicle } from '../test-vehicle.ts'
import { type EngineHarness, now } from './engine-harness.ts'

/** Queries beside the results. */
export function derivedQueries(port: EngineHarness): void {
  const { stock } = port

  test('[SR-18] a limited list has the first vehicles of a search, in its order', async () => {
    await stock(...Array.from({ length: 50 }, (_, i) => ({ id: String(100 + i), ...(i % 2 && { make: 'Kia' }) })))
    const kias = await port.search.list(testScope(), { ...emptySearch, lists: { make: ['Kia'] } }, 23, now)
    expect(kias.hits.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, i) => String(101 + 2 * i)))
    expect((await port.search.list(testScope(), emptySearch, 500, now)).hits).toHaveLength(50)
    expect(await port.search.list(testScope(), emptySearch, 0, now)).toEqual({ hits: [] })
  })

  test('[VD-11] similar vehicles are at most six, of the price band and then of twice it, never the vehicle itself', async () => {
    await stock(...Array.from({ length: 9 }, (_, i) => ({ slug: `s${i}`, price: 30_000 + i * 3000 })))
    const car = testVehicle({ slug: 's0', price: 30_000 })
    const { hits } = await port.search.similar(testScope(), car, now)
    expect(hits.map(({ slug }) => slug)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6'])
  })

  test('[TN-14] [VD-11] on a subscription site similar vehicles have a similar weekly price', async () => {
    await stock(...Array.from({ length: 4 }, (_, i) => ({ slug: `s${i}`, subscription_price: 200 + i * 40 })))
    const car = testVehicle({ slug: 's0', subscription_price: 200 })
    const { hits } = await port.search.similar(testScope({ pricing: 'subscription' }), car, now)
    expect(hits.map(({ slug }) => slug)).toEqual(['s1', 's2'])
  })
}
