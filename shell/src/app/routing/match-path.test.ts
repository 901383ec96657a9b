import type { Registry } from '@forecourt/contracts/releases/release'
import { describe, expect, test } from 'vitest'
import { encodePath, matchPath } from './match-path.ts'

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
const paths = { search: '/search/used-cars/' }
const match = (path: string) => {
  const found = matchPath(registry, paths, path)
  return found && `${found.remote.name} ${found.path} ${new URLSearchParams(found.params)}`.trim()
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
  ])('%s has one right form, %s', (path, right) => expect(matchPath(registry, paths, path)?.path).toBe(right))

  test.each(['/cars', '/cars/a/b/c', '/search', '/offers', '/nothing', '/cars/a/check-out'])(
    '%s belongs to no page',
    (path) => expect(match(path)).toBeNull(),
  )

  test('a capture is decoded, and a malformed one stays as it is', () => {
    expect(match('/search/mercedes%20benz')).toBe('search /search/mercedes benz make=mercedes+benz')
    expect(match('/search/100%')).toBe('search /search/100% make=100%25')
  })
})

test('a path is written as an address takes it', () => {
  expect(encodePath('/search/mercedes benz/c#?')).toBe('/search/mercedes%20benz/c%23%3F')
})
