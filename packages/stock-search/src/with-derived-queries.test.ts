import { emptySearch } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { createEmbeddedSearch } from './embedded/create-embedded-search.ts'
import { testScope } from './testing/test-scope.ts'
import { testVehicle } from './testing/test-vehicle.ts'
import { withDerivedQueries } from './with-derived-queries.ts'

/** An engine with one unreadable card, which records the requested pages. */
async function engine(vehicles: number, unreadable: string) {
  const inner = createEmbeddedSearch()
  const ids = Array.from({ length: vehicles }, (_, i) => String(100 + i))
  await inner.apply(ids.map((id) => ({ kind: 'put', vehicle: testVehicle({ id }), version: 1 })))
  const pages: number[] = []
  const search = withDerivedQueries({
    ...inner,
    async search(scope, state, now) {
      pages.push(state.page)
      const found = await inner.search(scope, state, now)
      return { ...found, hits: found.hits.filter(({ id }) => id !== unreadable) }
    },
  })
  const list = async (limit: number) => (await search.list(testScope(), emptySearch, limit)).hits.map(({ id }) => id)
  return { ids, pages, list }
}

test('[SR-18] an unreadable card is missing in a list, which otherwise works, on any page', async () => {
  const { ids, list } = await engine(63, '105')
  const readable = ids.filter((id) => id !== '105')
  expect(await list(60)).toEqual(readable.slice(0, 60))
  expect(await list(100)).toEqual(readable)
})

test('a list requests no page beyond the last, and none that it does not need', async () => {
  const { pages, list } = await engine(42, 'none')
  expect(await list(100)).toHaveLength(42)
  expect(pages).toEqual([1, 2])
  expect(await list(21)).toHaveLength(21)
  expect(pages).toEqual([1, 2, 1])
})

test('[VD-11] of each query for similar vehicles the first ten hits are judged', async () => {
  const inner = createEmbeddedSearch()
  // All but the last are without photos, which come last of those that are judged.
  const vehicles = Array.from({ length: 14 }, (_, i) =>
    testVehicle({
      id: String(100 + i),
      custom_rank: 100 - i,
      images: i < 10 ? [] : [{ image: { url: '/media/a.jpg' } }],
    }),
  )
  await inner.apply(vehicles.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const search = withDerivedQueries(inner)
  const { hits } = await search.similar(testScope(), { ...testVehicle({ id: 'own' }), simple_body: undefined })
  expect(hits).toHaveLength(6)
  expect(hits.filter(({ photos_count }) => photos_count > 0)).toEqual([])
})
