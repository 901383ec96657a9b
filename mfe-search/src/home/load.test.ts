import type { LoadEndpoint } from '@forecourt/contracts/endpoints/endpoint'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { HomeSection, Site } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { ApiError, type LoadApi, type PageContext } from '@forecourt/shell-api'
import { expect, test, vi } from 'vitest'
import { load } from './load.ts'

const hit = (slug: string, fields: Partial<Hit> = {}) =>
  ({ slug, status: 'in_stock', photos_count: 3, ...fields }) as Hit
const answer = (hits: Hit[] = [hit('a')]): SearchResult => ({
  hits,
  count: 40,
  page: 1,
  pages: 2,
  ms: 1,
  facets: { make: [{ value: 'Kia', count: 40 }], model: [{ value: 'Rio', count: 9 }] },
  histograms: {},
})

const row = (query: string): HomeSection => ({ kind: 'vehicles', title: 'Cars', query, link: 'All' })
const hero = { heading: 'Cars', look: 'plain', ground: 'page', search: [] } as const
const siteWith = (...sections: HomeSection[]): Site =>
  testSite({ home: { hero: { ...hero, search: [] }, sections }, paths: { search: '/used/', garage: '/my-garage' } })

function loadAt(query: string, site: Site, get: (query: string) => Promise<SearchResult> = async () => answer()) {
  const asked = vi.fn((_row: LoadEndpoint, _params: unknown, search = '') => get(search))
  const context = { request: { path: '/', params: {}, query }, site } as PageContext
  const loaded = load(context, { get: asked as LoadApi['get'] })
  return { loaded, asked: () => asked.mock.calls.map(([{ path }, , search]) => `${path}?${search}`) }
}

async function dataOf(loading: ReturnType<typeof loadAt>) {
  const result = await loading.loaded
  if (result.kind !== 'found') throw new Error(result.kind)
  return result.data
}

test.each([
  ['', '/used/'],
  ['make=Kia&utm=a', '/used/?make=Kia&utm=a'],
])('a site without a home page leads /?%s to its search, unchanged', async (query, to) => {
  expect(await loadAt(query, testSite({ paths: { search: '/used/', garage: '/my-garage' } })).loaded).toEqual({
    kind: 'redirect',
    to,
  })
})

test.each([
  ['make=Kia', '/used/?make=Kia'],
  ['query=rav4&page=2', '/used/?query=rav4&page=2'],
])('[RT-2] a search at the home path, ?%s, is one of the results', async (query, to) => {
  expect(await loadAt(query, siteWith()).loaded).toEqual({ kind: 'redirect', to })
})

test.each(['', 'utm_source=mail', 'make='])('[RT-2] ?%s is the home page, where it is', async (query) => {
  expect(await loadAt(query, siteWith()).loaded).toMatchObject({ kind: 'found' })
})

test('one search serves the hero, the tiles and a row of the newest; other rows ask for a list, once each', async () => {
  const loading = loadAt('', siteWith(row('sortBy=newest'), row('body=SUV'), row('body=SUV&utm=a')))
  const { rows, stock } = await dataOf(loading)
  expect(loading.asked()).toEqual(['/api/search?sortBy=newest', '/api/vehicles?body=SUV&limit=21'])
  expect(Object.keys(rows)).toEqual(['sortBy=newest', 'body=SUV'])
  expect(stock).toMatchObject({ count: 40, facets: { make: [{ value: 'Kia', count: 40 }] } })
})

test('[SR-18] a row holds eight at most, those with a photo first and none that is gone', async () => {
  const hits = [
    hit('sold', { status: 'sold' }),
    hit('bare', { photos_count: 0 }),
    ...Array.from({ length: 7 }, (_, index) => hit(`car-${index}`)),
    hit('soon', { status: 'coming_soon' }),
  ]
  const { rows } = await dataOf(loadAt('', siteWith(row('sortBy=newest')), async () => answer(hits)))
  const slugs = rows['sortBy=newest']?.map(({ slug }) => slug)
  expect(slugs).toEqual(['car-0', 'car-1', 'car-2', 'car-3', 'car-4', 'car-5', 'car-6', 'soon'])
})

test('a search that fails costs its own row only', async () => {
  const down = new ApiError('unavailable', 'Try again.')
  const only = (failing: string) => async (query: string) => {
    if (query === failing) throw down
    return answer()
  }
  const site = siteWith(row('body=SUV'))
  expect(await dataOf(loadAt('', site, only('body=SUV&limit=21')))).toMatchObject({
    rows: { 'body=SUV': null },
    stock: { count: 40 },
  })
  expect(await dataOf(loadAt('', site, only('sortBy=newest')))).toMatchObject({
    rows: { 'body=SUV': [{ slug: 'a' }] },
    stock: null,
  })
})
