import { publicSite } from '@forecourt/contracts/site/public-site'
import { expect, test } from 'vitest'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { testSite } from '../../testing/test-site.ts'
import { warmInTurn } from './prepare-tools.ts'
import { byLinks, hasOwnPolicy, prefetchAddresses, type Target, targetOf } from './target.ts'

const target = (href: string) =>
  targetOf(href, publicSite(testSite), fakeRegistry, 'http://harbour.localhost:8080/here')

test('an address of a page is a target, with what its data will be asked by', () => {
  const found = target('/cars/a-car?colour=red#photos')
  expect(found?.href).toBe('http://harbour.localhost:8080/cars/a-car?colour=red#photos')
  expect(found?.request).toEqual({ path: '/cars/a-car', params: { slug: 'a-car' }, query: 'colour=red' })
  expect(found && prefetchAddresses(found)).toEqual(['/api/cars/a-car', '/api/search?colour=red'])
})

test.each([
  ['another site', 'https://elsewhere.example/cars/a-car'],
  ['another port', 'http://harbour.localhost:9090/cars/a-car'],
  ['an address of no page', '/search/used-cars/'],
  ['a spelling that the server redirects', '/Cars/a-car/'],
  ['a file', 'http://harbour.localhost:8080/cars/feed.xml'],
  ['a telephone number', 'tel:+61255504120'],
])('%s is left to the browser', (_, href) => expect(target(href)).toBeNull())

test('a pattern that spells the address in another way does not take it from the page whose address it is', () => {
  const remote = fakeRegistry.remotes.vehicle
  if (!remote) throw new Error('The registry has a vehicle remote.')
  const [page] = remote.pages
  const pages = ['{search}', '/search/*facets'].map((path) => ({ prefetch: [], expose: './vehicle', ...page, path }))
  const registry = { ...fakeRegistry, remotes: { vehicle: { ...remote, pages } } }
  const found = targetOf('/search/used-cars/', publicSite(testSite), registry, 'http://harbour.localhost:8080/here')
  expect(found?.request.path).toBe('/search/used-cars/')
  expect(found?.next).toBeNull()
})

test('a page that names providers is a document of its own, also as the page that is tried next', () => {
  const remote = fakeRegistry.remotes.vehicle
  if (!remote) throw new Error('The registry has a vehicle remote.')
  const plain = { prefetch: [], expose: './vehicle' }
  const paying = { ...plain, path: '/cars/:slug', providers: ['card'] }
  const at = (...pages: (typeof remote.pages)[number][]) =>
    targetOf(
      '/cars/a',
      publicSite(testSite),
      { ...fakeRegistry, remotes: { vehicle: { ...remote, pages } } },
      'http://a.b',
    )
  expect(hasOwnPolicy(at(paying))).toBe(true)
  expect(hasOwnPolicy(at({ ...plain, path: '/cars/:id', order: -1 }, paying))).toBe(true)
  expect(hasOwnPolicy(at({ ...plain, path: '/cars/:slug' }))).toBe(false)
  expect(hasOwnPolicy(null)).toBe(false)
})

test('the code of linked pages comes one after the other, of the page with most links first', async () => {
  const remote = fakeRegistry.remotes.vehicle
  if (!remote) throw new Error('The registry has a vehicle remote.')
  const pages = ['blog', 'cars', 'home'].map((kind) => ({ prefetch: [], expose: kind, path: `/${kind}/:slug` }))
  const registry = { ...fakeRegistry, remotes: { vehicle: { ...remote, pages } } }
  const links = ['/home/a', '/cars/a', '/blog/a', '/cars/b', '/blog/b', '/cars/c'].map(
    (href) => targetOf(href, publicSite(testSite), registry, 'http://a.b') as Target,
  )
  const asked: string[] = []
  const { promise, reject } = Promise.withResolvers<never>()
  const page = (_: string, expose: string) => {
    asked.push(expose)
    return promise
  }
  const done = warmInTurn(byLinks(links), { code: { page, part: () => promise, preloadEndpoints() {} } })
  expect(asked).toEqual(['cars'])
  reject(new Error('gone'))
  await done
  expect(asked).toEqual(['cars', 'blog', 'home'])
})
