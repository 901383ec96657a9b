import type { Registry } from '@forecourt/contracts/releases/release'
import { describe, expect, test } from 'vitest'
import { damagedRemoteOf, hasNamedPage, matchPaths } from './match-path.ts'
import { encodePath } from './path-text.ts'

const remote = (name: string, ...paths: string[]) => ({
  name,
  version: '1.0.0',
  title: name,
  entry: `/remotes/${name}/1.0.0/entry.js`,
  requires: {},
  pages: paths.map((path) => ({ path, expose: './page', prefetch: [] })),
  parts: [],
  preload: {},
  integrity: {},
})
const registry: Registry = {
  etag: '1',
  remotes: {
    vehicle: remote('vehicle', '/cars/:slug', '/cars/:slug/checkout'),
    search: remote('search', '{search}', '/search/:make', '/search/:make/:model', '{offers}'),
    forms: remote('forms', '/cars/trade-in', '/'),
  },
}
const site = { paths: { search: '/search/used-cars/', garage: '/my-garage' }, capabilities: {} }
const match = (path: string) => {
  const [found] = matchPaths(registry, site, path)
  return found ? `${found.remote.name} ${found.path} ${new URLSearchParams(found.params)}`.trim() : null
}

describe('the page for a path', () => {
  test.each([
    ['/cars/2021-kia-sorento', 'vehicle /cars/2021-kia-sorento slug=2021-kia-sorento'],
    ['/cars/2021-kia-sorento/checkout', 'vehicle /cars/2021-kia-sorento/checkout slug=2021-kia-sorento'],
    ['/search/used-cars/', 'search /search/used-cars/'],
    ['/search/kia', 'search /search/kia make=kia'],
    ['/search/kia/sorento', 'search /search/kia/sorento make=kia&model=sorento'],
    ['/', 'forms /'],
  ])('[RT-1] [RT-4] %s is %s', (path, found) => expect(match(path)).toBe(found))

  test('a fixed path wins over a capture, whichever remote declares it', () => {
    expect(match('/cars/trade-in')).toBe('forms /cars/trade-in')
    expect(match('/search/used-cars')).toBe('search /search/used-cars/')
  })

  test.each([
    ['/search/used-cars', '/search/used-cars/'],
    ['/Search/Used-Cars/', '/search/used-cars/'],
    ['/cars/abc/', '/cars/abc'],
    ['/CARS/abc', '/cars/abc'],
    ['//cars//abc', '/cars/abc'],
  ])('%s has one right form, %s', (path, right) => expect(matchPaths(registry, site, path)[0]?.path).toBe(right))

  test.each(['/cars', '/cars/a/b/c', '/search', '/offers', '/nothing', '/cars/a/check-out'])(
    '%s belongs to no page',
    (path) => expect(match(path)).toBeNull(),
  )

  test('a capture is decoded, and a malformed one stays as it is', () => {
    expect(match('/search/mercedes%20benz')).toBe('search /search/mercedes benz make=mercedes+benz')
    expect(match('/search/100%')).toBe('search /search/100% make=100%25')
  })
})

test.each([
  ['/cars/trade-in', true],
  ['/cars/2021-kia-sorento/checkout', true],
  ['/cars/anything', false],
  ['/finance', false],
])('[SB-2] whether a button may lead to %s: %s, since a page that takes any text says nothing', (path, expected) =>
  expect(hasNamedPage(registry, site, path)).toBe(expected),
)

test('a path is written as an address takes it', () => {
  expect(encodePath('/search/mercedes benz/c#?')).toBe('/search/mercedes%20benz/c%23%3F')
})

describe('several pages for one path', () => {
  type Declared = { path: string; order?: number; requires?: string }
  const remotes = (pages: Record<string, Declared[]>): Registry => ({
    etag: '1',
    remotes: Object.fromEntries(
      Object.entries(pages).map(([name, declared]) => [
        name,
        { ...remote(name), pages: declared.map((page) => ({ expose: './page', prefetch: [], ...page })) },
      ]),
    ),
  })
  const several = remotes({
    brands: [{ path: '/:brand', order: 5 }],
    content: [
      { path: '/*rest', order: 9 },
      { path: '/:slug', order: 7 },
    ],
    finance: [{ path: '/finance' }, { path: '/:make/:model' }],
    offers: [
      { path: '/offers/*rest', order: -1 },
      { path: '/garage', requires: 'watchlist' },
    ],
  })
  const tried = (path: string, capabilities = {}) =>
    matchPaths(several, { ...site, capabilities }, path).map((found) => `${found.remote.name} ${found.page.path}`)

  test.each([
    ['/finance', ['finance /finance', 'brands /:brand', 'content /:slug', 'content /*rest']],
    ['/kia', ['brands /:brand', 'content /:slug', 'content /*rest']],
    ['/offers/may', ['offers /offers/*rest', 'finance /:make/:model', 'content /*rest']],
    ['/offers', ['brands /:brand', 'content /:slug', 'content /*rest']],
    ['/a/b/c', ['content /*rest']],
    ['/', []],
  ])('for %s fixed paths are tried first, then patterns by their order', (path, pages) =>
    expect(tried(path)).toEqual(pages),
  )

  test('a rest captures all that follows, decoded', () => {
    expect(matchPaths(several, site, '/offers/new%20cars/may')[0]).toMatchObject({
      params: { rest: 'new cars/may' },
      path: '/offers/new cars/may',
    })
  })

  test('[TN-4] a page that requires a capability is there only with it', () => {
    const others = ['brands /:brand', 'content /:slug', 'content /*rest']
    expect(tried('/garage')).toEqual(others)
    expect(tried('/garage', { watchlist: false })).toEqual(others)
    expect(tried('/garage', { watchlist: true })).toEqual(['offers /garage', ...others])
  })
})

test.each([
  ['/cars/kia', 'vehicle'],
  ['/search/used-cars/', 'search'],
  ['/finance', null],
])('[MF-4] where releases are damaged, %s is of the remote %j', (path, name) => {
  const damaged = [
    { name: 'vehicle', paths: ['/cars/:slug'] },
    { name: 'search', paths: ['{search}', '{offers}'] },
  ]
  expect(damagedRemoteOf({ remotes: {}, damaged }, site, path)).toBe(name)
})
