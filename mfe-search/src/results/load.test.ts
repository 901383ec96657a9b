import type { LoadEndpoint } from '@forecourt/contracts/endpoints/endpoint'
import { search } from '@forecourt/contracts/endpoints/search'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { testSite } from '@forecourt/contracts/testing/test-site'
import type { LoadApi, PageContext } from '@forecourt/shell-api'
import { expect, test, vi } from 'vitest'
import { load } from './load.ts'

const facets = { make: [{ value: 'Toyota', count: 50 }], body: [{ value: 'SUV', count: 0 }] }
const result = { hits: [], count: 50, page: 1, pages: 3, ms: 1, facets, histograms: {} } satisfies SearchResult
const get = vi.fn(async (_row: LoadEndpoint, _params: unknown, _query?: string): Promise<SearchResult> => result)
const loadAt = (query: string, found: SearchResult = result) => {
  get.mockResolvedValue(found)
  const context: PageContext = { request: { path: '/used/', params: {}, query }, site: testSite() }
  return load(context, { get: get as LoadApi['get'] })
}

test.each([
  ['page=9', '/used/?page=3'],
  ['make=toyota', '/used/?make=Toyota'],
  ['query=&price=&make=Toyota&year=&sortBy=rank', '/used/?make=Toyota'],
  ['body=suv&make=TOYOTA&page=9', '/used/?make=Toyota&body=SUV&page=3'],
])('[RT-1] ?%s leads to %s', async (query, to) => {
  expect(await loadAt(query)).toEqual({ kind: 'redirect', to })
})

test('[RT-1] a page beyond the only one leads to the plain address', async () => {
  expect(await loadAt('page=9', { ...result, pages: 1 })).toEqual({ kind: 'redirect', to: '/used/' })
})

test('[SR-20] words that mean a price lead to the filter that they are', async () => {
  const understood = 'query=toyota&price=:30000&sortBy=newest'
  const led = await loadAt('query=toyota+under+30k&sortBy=newest', { ...result, understood })
  expect(led).toEqual({ kind: 'redirect', to: `/used/?${understood}` })
})

test.each(['', 'make=Toyota&page=3', 'page=2&make=Toyota', 'make=Foo'])('?%s is shown where it is', async (query) => {
  expect(await loadAt(query)).toMatchObject({ kind: 'found' })
})

test.each([
  ['', ['make', 'body']],
  ['body=SUV', ['make', 'body']],
  ['make=Toyota', ['make', 'body', 'model']],
  ['model=Corolla', ['make', 'body', 'model']],
])('of ?%s the page has the values of the filters that it offers', async (query, offered) => {
  const model = [{ value: 'Corolla', count: 9 }]
  const loaded = await loadAt(query, { ...result, facets: { ...facets, model } })
  expect(loaded.kind === 'found' && loaded.data.kind === 'result' && Object.keys(loaded.data.result.facets)).toEqual(
    offered,
  )
})

test.each([
  ['page=2&make=Toyota', 'page=2&make=Toyota'],
  ['utm_source=mail&make=Toyota', 'utm_source=mail&make=Toyota'],
  ['', ''],
  ['page=-1&make=Toyota', 'make=Toyota'],
  ['page=1&page=2&body=SUV', 'body=SUV'],
])('?%s asks for ?%s, so that what was fetched ahead serves unless it would be refused', async (query, asked) => {
  await loadAt(query)
  expect(get).toHaveBeenLastCalledWith(search, {}, asked)
})
