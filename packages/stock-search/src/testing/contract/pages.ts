import { emptySearch, type SearchState, sortOrders } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import { type EngineHarness, now } from './engine-harness.ts'

/** Order and pages. */
export function pages(port: EngineHarness): void {
  const { ask, ids, stock } = port

  test('[SR-7] a page has 21 cars, and a page beyond the last is the last', async () => {
    await stock(...Array.from({ length: 43 }, (_, i) => ({ id: String(100 + i) })))
    expect(await ask()).toMatchObject({ count: 43, pages: 3, page: 1 })
    expect(await ids()).toHaveLength(21)
    expect(await ids({ page: 2 })).toHaveLength(21)
    expect(await ids({ page: 3 })).toEqual(['142'])
    expect(await ask({ page: 99 })).toMatchObject({ page: 3, hits: [{ id: '142' }] })
    expect(await ask({ page: Number.NaN })).toMatchObject({ page: 1 })
  })

  test('a page of a site that loads more has the cars before it, and a list has each once', async () => {
    await stock(...Array.from({ length: 75 }, (_, i) => ({ id: String(100 + i) })))
    const scope = testScope({ paging: { pageSize: 6, isCumulative: true } })
    const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => String(100 + from + i))
    expect(await ids({ page: 3 }, scope)).toEqual(numbered(0, 18))
    expect(await ids({ page: 12 }, scope)).toEqual(numbered(60, 72))
    expect(await ask({ page: 99 }, scope)).toMatchObject({ page: 13, pages: 13 })
    const { hits } = await port.search.list(scope, emptySearch, 70, now)
    expect(hits.map(({ id }) => id)).toEqual(numbered(0, 70))
  })

  test('[SR-8] without words the order is by custom rank, highest first, then by id', async () => {
    await stock({ id: 'b' }, { id: 'a' }, { id: 'c', custom_rank: 5 }, { id: 'd', custom_rank: -1 })
    expect(await ids()).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[SR-8] price, year, kilometres and newest order the hits, missing values last either way', async () => {
    await stock(
      { price: 1200, year: 2020, km: 9, created_at_timestamp: 5 },
      { price: undefined, year: undefined, km: undefined, created_at_timestamp: 6 },
      { price: 1100, year: 2022, km: 7, created_at_timestamp: 7 },
      { price: 1100, year: 2020, km: 8, created_at_timestamp: 6 },
    )
    expect(await ids({ sortBy: 'price_asc' })).toEqual(['3', '4', '1', '2'])
    expect(await ids({ sortBy: 'price_desc' })).toEqual(['1', '3', '4', '2'])
    expect(await ids({ sortBy: 'year_asc' })).toEqual(['1', '4', '3', '2'])
    expect(await ids({ sortBy: 'year_desc' })).toEqual(['3', '1', '4', '2'])
    expect(await ids({ sortBy: 'km_asc' })).toEqual(['3', '4', '1', '2'])
    expect(await ids({ sortBy: 'newest' })).toEqual(['3', '2', '4', '1'])
  })

  test('[SR-9] if the site is set so, price ascending leaves out vehicles without a price, and no other order does', async () => {
    await stock({ price: undefined }, { price: 0 }, { price: 20_000 })
    const scope = testScope({ isPriceAboveZero: true })
    expect(await ask({ sortBy: 'price_asc' }, scope)).toMatchObject({ count: 1, hits: [{ id: '3' }] })
    expect(await ids({ sortBy: 'price_desc' }, scope)).toHaveLength(3)
    expect(await ids({ sortBy: 'price_asc' })).toHaveLength(3)
  })

  test('[SR-12] if enabled, runs of sold vehicles collapse into one, across pages too, unless all are sold', async () => {
    const sold = { status: 'sold', sold_date_timestamp: now } as const
    const cars = Array.from({ length: 60 }, (_, i) => ({ id: String(100 + i), ...(i % 20 >= 10 && sold) }))
    await stock(...cars)
    const scope = testScope({ collapsesSold: true })
    const first = await ask({}, scope)
    expect(first).toMatchObject({ count: 60, collapsed: 27, pages: 2 })
    const second = await ask({ page: 2 }, scope)
    const shown = [...first.hits, ...second.hits].map(({ id }) => Number(id) - 100)
    const kept = cars.map((_, i) => i).filter((i) => i % 20 <= 10)
    expect(shown).toEqual(kept)
    expect(second).toMatchObject({ count: 60, collapsed: 60 - kept.length })
    const allSold = await ask({ lists: { status: ['sold'] } }, scope)
    expect(allSold.hits).toHaveLength(21)
    const whole = await ask()
    expect(whole).toMatchObject({ count: 60, pages: 3 })
    for (const answer of [allSold, whole]) expect(answer).not.toHaveProperty('collapsed')
  })

  test('all pages together have each listed car once, in every order, with ties and missing values', async () => {
    const cars = Array.from({ length: 200 }, (_, i) => ({
      id: String(1000 + ((i * 37) % 200)),
      price: i % 3 ? 20_000 : undefined,
      custom_rank: i % 2,
      year: i % 5 ? 2020 : undefined,
    }))
    await stock(...cars)
    for (const sortBy of Object.keys(sortOrders) as SearchState['sortBy'][]) {
      for (const query of ['', 'toyota']) {
        const { hits } = await port.search.list(testScope(), { ...emptySearch, sortBy, query }, 1000, now)
        expect(new Set(hits.map(({ id }) => id)).size).toBe(200)
        expect(hits).toHaveLength(200)
      }
    }
  })
}
