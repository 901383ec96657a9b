import type { ContentPage } from '@forecourt/contracts/content/content-page'
import type { LoadEndpoint } from '@forecourt/contracts/endpoints/endpoint'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { ApiError, type LoadApi, type PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { load } from './load.ts'

const about: ContentPage = { path: '/about-us', kind: 'page', title: 'About us', description: 'Who we are', blocks: [] }

/** Loads an address of a site with one page; `asked` is what the API was asked for. */
async function loadAt(path: string, query = '') {
  const asked: Record<string, string>[] = []
  const get = async (_row: unknown, _params: unknown, text: string) => {
    const fields = Object.fromEntries(new URLSearchParams(text))
    asked.push(fields)
    if (fields.path !== about.path) throw new ApiError('not_found', 'There is nothing at this address.')
    return about
  }
  const context: PageContext = { request: { path, params: {}, query }, site: testSite() }
  return { result: await load(context, { get: get as unknown as LoadApi['get'] }), asked }
}

test.each(['/about-us&anything', '/about-us&preview=a', '/about-us#b', '/about-us+', '/a%b', '/towing/a&b'])(
  'the API is asked for the path %s as it is, which is no page',
  async (path) => {
    expect(await loadAt(path)).toEqual({ result: { kind: 'notFound' }, asked: [{ path }] })
  },
)

test.each([
  ['model', { make: 'Kia', model: 'Rio' }, 'make=Kia&model=Rio', ['new b', 'used b']],
  ['brand', { make: 'Kia' }, 'make=Kia', []],
] as const)(
  '[RT-17] [RT-18] a %s counts what its link leads to, and costs from a plausible price, new and used',
  async (kind, named, link, cheapest) => {
    const hits = [
      { id: 'a', status: 'in_stock', price: 11 },
      { id: 'sold', status: 'sold', price: 20_000 },
      { id: 'b', status: 'in_stock', price: 21_000 },
    ]
    const facets = {
      car_type: [
        { value: 'used', count: 40 },
        { value: 'demo', count: 0 },
        { value: 'new', count: 22 },
      ],
    }
    const get = async (row: LoadEndpoint, _params: unknown, query: string) => {
      if (row.path === '/api/content') return { ...about, kind, ...named }
      if (query === link) return { count: 62, hits: [], facets }
      const condition = new URLSearchParams(query).get('car_type')
      return { count: 61, hits: hits.map((hit) => ({ ...hit, id: `${condition} ${hit.id}` })), facets }
    }
    const context: PageContext = { request: { path: about.path, params: {}, query: '' }, site: testSite() }
    const result = await load(context, { get: get as unknown as LoadApi['get'] })
    expect(result).toMatchObject({
      kind: 'found',
      data: { stock: { count: 62, cheapest: cheapest.map((id) => ({ id })) } },
    })
  },
)

test.each([
  ['of the newest that can be bought, new before used', {}, { url: '/new.avif', alt: '2026 Kia Rio' }],
  ['of none where the page has its own', { picture: '/own.avif' }, undefined],
])('[RT-17] [RT-18] a brand and a model show a photo %s', async (_, own, photo) => {
  const hit = (year: number, car_type: string, url: string, status = 'in_stock') => ({
    ...{ id: url, status, car_type, year, make: 'Kia', model: 'Rio', price: 20_000, images: [{ image: { url } }] },
  })
  const hits = [
    hit(2027, 'new', '/soon.avif', 'coming_soon'),
    hit(2026, 'used', '/used.avif'),
    hit(2025, 'new', '/older.avif'),
    hit(2026, 'new', '/new.avif'),
    { ...hit(2026, 'new', ''), images: [] },
  ]
  for (const kind of ['brand', 'model']) {
    const get = async ({ path }: LoadEndpoint) =>
      path === '/api/content'
        ? { ...about, kind, make: 'Kia', model: 'Rio', ...own }
        : { count: hits.length, hits, facets: {} }
    const context: PageContext = { request: { path: about.path, params: {}, query: '' }, site: testSite() }
    const result = await load(context, { get: get as unknown as LoadApi['get'] })
    expect(result).toMatchObject({ kind: 'found', data: { stock: { count: hits.length } } })
    if ('data' in result) expect(result.data.stock?.photo).toEqual(photo)
  }
})

test.each([true, false])('an address with a preview (shown: %s) is not cached', async (preview) => {
  const get = async () => ({ ...about, preview })
  const context: PageContext = { request: { path: about.path, params: {}, query: 'preview=a' }, site: testSite() }
  const result = await load(context, { get: get as unknown as LoadApi['get'] })
  expect(result).toMatchObject({ kind: 'found', isUnpublished: true })
  expect((await loadAt(about.path)).result).not.toHaveProperty('isUnpublished')
})

test("the preview's key is passed on", async () => {
  const { asked } = await loadAt('/about-us', 'preview=a%26b')
  expect(asked).toEqual([{ path: '/about-us', preview: 'a&b' }])
})

test.each([
  ['/About-Us', '', '/about-us'],
  ['/About-Us', 'utm_source=a%20b', '/about-us?utm_source=a%20b'],
])('another spelling, %s?%s, leads to %s', async (path, query, to) => {
  expect((await loadAt(path, query)).result).toEqual({ kind: 'redirect', to, permanent: true })
})

test.each(['/Nothing', '/Δ', '/Über uns'])('%s leads nowhere: there is no such page', async (path) => {
  expect((await loadAt(path)).result).toEqual({ kind: 'notFound' })
})
