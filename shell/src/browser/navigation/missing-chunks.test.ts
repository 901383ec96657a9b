import { search } from '@forecourt/contracts/endpoints/search'
import { publicSite } from '@forecourt/contracts/site/public-site'
import { ApiError } from '@forecourt/shell-api'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeAtom } from '../../app/view.ts'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { testSite } from '../../testing/test-site.ts'
import { createApi } from '../api/api.ts'
import { createNavigator } from './navigator.ts'
import type { Target } from './target.ts'

vi.mock('../api/client.ts', () => {
  throw new Error('Loading chunk client failed.')
})
vi.mock('./router.ts', () => {
  throw new Error('Loading chunk router failed.')
})

const reload = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { href: 'https://www.harbour.example/cars/kia', reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('without the code of the client a request fails as one whose answer did not come', async () => {
  const failure = await createApi()
    .get(search, {})
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'network' })
})

function begin(kind: 'notFound' | 'broken' = 'notFound') {
  const site = publicSite(testSite)
  const request = { path: '/cars/kia', params: { slug: 'kia' }, query: '' }
  const store = createStore()
  const navigator = createNavigator(
    { site, registry: fakeRegistry, files: {}, request, view: { kind, key: request.path } },
    store,
    {
      site,
      api: { get: vi.fn(), send: vi.fn(), warm() {}, preload() {}, fetchVersions: vi.fn() },
      code: { page: () => new Promise(() => {}), part: vi.fn(), preloadEndpoints() {} },
      registry: { refresh() {}, forget() {}, hasKnownNewRelease: () => false, hasNewRelease: async () => false },
      faults: { report() {} },
    },
  )
  return { store, navigator, to: navigator.target('/cars/kia?a=1') as Target }
}
const options = { scroll() {} }

test('without the router a change within a page keeps the page and says so; another page is loaded by the browser', async () => {
  const { store, navigator, to } = begin()
  await navigator.go(to, { stay: true, ...options })
  expect(reload).not.toHaveBeenCalled()
  expect(store.get(noticeAtom)).toContain('not ready')
  await navigator.go(to, { stay: false, ...options })
  expect(reload).toHaveBeenCalledOnce()
})

test('without the router what the server could not show is not loaded again and again', async () => {
  const { navigator } = begin('broken')
  navigator.start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reload).not.toHaveBeenCalled()
})
