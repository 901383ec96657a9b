import { publicSite } from '@forecourt/contracts/site/public-site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type AnyPage,
  nextViewAtom,
  pastViewAtom,
  type ShownView,
  shownViewAtom,
  viewsInDocument,
} from '../../app/view.ts'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { testSite } from '../../testing/test-site.ts'
import { createRouter } from './router.ts'
import { type Target, targetOf } from './target.ts'

vi.mock('./set-head.ts', () => ({ setHead() {}, maskPhones() {} }))

const site = publicSite(testSite)
const target = (path: string) => targetOf(path, site, fakeRegistry, site.url) as Target
const kia = target('/cars/kia')
const ford = target('/cars/ford')

const Nothing = () => null
/** A page whose data comes when a test says so, and whose preview says what the page before knew. */
const pages = new Map<string, PromiseWithResolvers<unknown>>()
const car: AnyPage = {
  load: async ({ request }) => ({ kind: 'found', data: await pages.get(request.path)?.promise }),
  head: () => ({ title: 'A car', description: 'A car', canonical: '/' }),
  Page: Nothing,
  preview: (hits, { request }) => (hits.some(({ slug }) => slug === request.params.slug) ? 'preview' : null),
}
const results: ShownView = {
  view: { kind: 'page', key: '/', remote: 'search', expose: './results', data: null },
  request: { path: '/', params: {}, query: '' },
  code: { ...car, hits: () => [{ slug: 'kia' } as Hit] },
}

const reload = vi.fn()
const hasKnownNewRelease = vi.fn()
const hasNewRelease = vi.fn()
let store: ReturnType<typeof createStore>
let router: ReturnType<typeof createRouter>

const shownData = () => {
  const view = store.get(shownViewAtom)?.view
  return view?.kind === 'page' ? view.data : view?.kind
}
const going = (to: Target, options = {}) => router.go(to, { stay: false, scroll() {}, ...options })
const answer = (to: Target, data: unknown) => pages.get(to.request.path)?.resolve(data)

beforeEach(() => {
  const documentElement = { dataset: {} }
  const nothing = () => null
  const getElementById = (id: string) => (id === 'price-gauge' ? {} : null)
  vi.stubGlobal('document', { documentElement, querySelector: nothing, getElementById })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  for (const { request } of [kia, ford]) pages.set(request.path, Promise.withResolvers())
  hasNewRelease.mockResolvedValue(false)
  hasKnownNewRelease.mockReturnValue(false)
  store = createStore()
  store.set(shownViewAtom, results)
  router = createRouter({
    site,
    store,
    api: { get: vi.fn(), send: vi.fn(), warm() {}, preload() {}, fetchVersions: vi.fn() },
    code: { page: async () => car, part: vi.fn(), preloadEndpoints() {} },
    registry: { refresh() {}, forget() {}, hasNewRelease, hasKnownNewRelease },
    faults: { report() {} },
  })
})
afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('a page of which the one before knows something is on screen at once, and whole when its data is there', {
  tags: 'long',
}, async () => {
  const gone = going(kia)
  await vi.waitFor(() => expect(shownData()).toBe('preview'))
  answer(kia, 'whole')
  await gone
  expect(shownData()).toBe('whole')
})

test.each([
  ['of which nothing is known', ford, {}],
  ['that the shopper returns to', kia, { isReturn: true }],
  ['that keeps its place', kia, { stay: true }],
  ['whose address names a place on it', target('/cars/kia#price-gauge'), {}],
])('a page %s waits for its data', async (_, to, options) => {
  const gone = going(to, options)
  const seen: unknown[] = []
  store.sub(shownViewAtom, () => seen.push(shownData()))
  answer(to, 'whole')
  await gone
  expect(seen).toEqual(['whole'])
})

test('[MF-3] of a release that the site no longer serves there is no preview, but a new document', async () => {
  hasKnownNewRelease.mockReturnValue(true)
  hasNewRelease.mockResolvedValue(true)
  answer(kia, 'whole')
  await going(kia)
  expect(shownData()).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('the data of a page that was left meanwhile changes nothing', { tags: 'long' }, async () => {
  const left = going(kia)
  await vi.waitFor(() => expect(shownData()).toBe('preview'))
  const gone = going(ford)
  answer(ford, 'another')
  await gone
  answer(kia, 'whole')
  await left
  expect(shownData()).toBe('another')
})

test('[MF-4] a page whose data fails after its preview says so', { tags: 'long' }, async () => {
  const gone = going(kia)
  await vi.waitFor(() => expect(shownData()).toBe('preview'))
  pages.get('/cars/kia')?.reject(new Error('gone'))
  await gone
  expect(shownData()).toBe('broken')
})

test('[MF-4] a page that is there and throws is tried again softly once, and then by a new document', {
  tags: 'long',
}, async () => {
  answer(kia, 'whole')
  await going(kia)
  await router.retry(kia, new Error('bad render'))
  expect(reload).not.toHaveBeenCalled()
  await router.retry(kia, new Error('bad render'))
  expect(reload).toHaveBeenCalledOnce()
  answer(ford, 'another')
  await going(ford)
  await router.retry(ford, new Error('bad render'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a link that is rested on is rendered out of sight', { tags: 'long' }, async () => {
  router.warm(kia)
  await vi.waitFor(() => expect(store.get(nextViewAtom)?.view).toMatchObject({ data: 'preview' }))
  answer(kia, 'whole')
  await vi.waitFor(() => expect(store.get(nextViewAtom)?.view).toMatchObject({ data: 'whole' }))
  expect(store.get(shownViewAtom)).toBe(results)
})

test('a page that was prepared for another query is not the one that is shown', { tags: 'long' }, async () => {
  answer(kia, 'whole')
  router.warm(target('/cars/kia?from=all'))
  await vi.waitFor(() => expect(store.get(nextViewAtom)?.view).toMatchObject({ data: 'whole', key: '/cars/kia' }))
  await going(kia)
  expect(store.get(shownViewAtom)).toMatchObject({ view: { data: 'whole' }, request: { query: '' } })
  expect(store.get(shownViewAtom)?.view.key).not.toBe('/cars/kia')
})

test('a page that is prepared again right after it was left never moves the page on screen', {
  tags: 'long',
}, async () => {
  const keys = () =>
    viewsInDocument(store.get(pastViewAtom), store.get(shownViewAtom) as ShownView, store.get(nextViewAtom)).map(
      ({ view }) => view.key,
    )
  for (const to of [kia, ford]) {
    answer(to, 'whole')
    await going(to)
  }
  expect(keys()).toEqual(['/cars/kia', '/cars/ford'])
  router.warm(kia)
  await vi.waitFor(() => expect(keys()).toEqual(['/cars/ford', '/cars/kia']))
  // Behind it now: in front of it again it would be moved, and a press on it lost.
  store.set(nextViewAtom, null)
  expect(keys()).toEqual(['/cars/ford'])
})
