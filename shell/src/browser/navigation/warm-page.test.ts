import { publicSite } from '@forecourt/contracts/site/public-site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { ApiError } from '@forecourt/shell-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyPage, ShownView } from '../../app/view.ts'
import { fakePage, fakeRegistry } from '../../testing/fake-remote.tsx'
import { testSite } from '../../testing/test-site.ts'
import { prepare, previewUnlessReady, startPreparing } from './prepare.ts'
import { type Target, targetOf } from './target.ts'
import { createWarmPage } from './warm-page.ts'

const site = publicSite(testSite)
const to = targetOf('/cars/kia', site, fakeRegistry, site.url) as Target
const page = vi.fn()
const hidden = { render: vi.fn(), drop: vi.fn() }
const tools = {
  site,
  api: { get: vi.fn(), send: vi.fn(), warm() {}, preload() {}, fetchVersions: vi.fn() },
  code: { page, part: vi.fn(), preloadEndpoints() {} },
  registry: { refresh() {}, forget() {}, hasKnownNewRelease: () => false, hasNewRelease: async () => false },
  faults: { report: vi.fn() },
}

beforeEach(() => {
  vi.useFakeTimers()
  page.mockResolvedValue(fakePage())
})
afterEach(() => {
  vi.resetAllMocks()
  vi.useRealTimers()
})

test('what was made ready serves one click, within ten seconds', async () => {
  const warm = createWarmPage(tools, hidden)
  warm.warm(to, null)
  expect(await warm.take(to)?.outcome).toMatchObject({ kind: 'show', fault: null })
  expect(warm.take(to)).toBeNull()
  warm.warm(to, null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(warm.take(to)).toBeNull()
})

test('[MF-4] a fault of a prefetch is not reused by the click', async () => {
  page.mockRejectedValue(new Error('offline'))
  const warm = createWarmPage(tools, hidden)
  warm.warm(to, null)
  await vi.advanceTimersByTimeAsync(10)
  expect(warm.take(to)).toBeNull()
  page.mockResolvedValue(fakePage())
  warm.warm(to, null)
  expect(await warm.take(to)?.outcome).toMatchObject({ fault: null })
})

test('a page is rendered out of sight, and removed when it was not visited', async () => {
  createWarmPage(tools, hidden).warm(to, null)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(hidden.render).toHaveBeenCalledOnce()
  expect(hidden.drop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(hidden.drop).toHaveBeenCalledWith(hidden.render.mock.calls[0]?.[0])
})

const Nothing = () => null
const plainPage = (parts: Partial<AnyPage>): AnyPage => ({
  load: async () => ({ kind: 'notFound' }),
  head: () => ({ title: 'Kia', description: 'A Kia', canonical: '/cars/kia' }),
  Page: Nothing,
  ...parts,
})
const hit = { slug: 'kia' } as Hit
const from = (hits: Hit[]): ShownView => ({
  view: { kind: 'page', key: '/', remote: 'search', expose: './results', data: hits },
  request: to.request,
  code: plainPage({ hits: (data) => data as Hit[] }),
})
/** The vehicle's page; its data comes when `answer` is called. */
function pageThatWaits() {
  const waiting = Promise.withResolvers<{ kind: 'found'; data: unknown }>()
  const preview = (hits: readonly Hit[]) => (hits.length > 0 ? { hits } : null)
  page.mockResolvedValue(plainPage({ load: () => waiting.promise, preview }))
  return () => waiting.resolve({ kind: 'found', data: 'all' })
}

test('what the page on screen knows of a vehicle is rendered at once, and all of it when its data is there', async () => {
  const answer = pageThatWaits()
  const warm = createWarmPage(tools, hidden)
  warm.warm(to, from([hit]))
  await vi.advanceTimersByTimeAsync(10)
  expect(hidden.render.mock.lastCall).toMatchObject([{ view: { data: { hits: [hit] } } }])
  answer()
  await vi.advanceTimersByTimeAsync(10)
  expect(hidden.render.mock.lastCall).toMatchObject([{ view: { data: 'all' } }])
})

test('the preview serves only a click that is sooner than the data', async () => {
  const answer = pageThatWaits()
  const pending = startPreparing(to, from([hit]), tools)
  expect(await previewUnlessReady(pending)).toMatchObject({
    kind: 'preview',
    shown: { view: { data: { hits: [hit] } } },
  })
  answer()
  await pending.outcome
  expect(await previewUnlessReady(pending)).toBeNull()
})

test.each([
  ['knows nothing of the vehicle', from([])],
  ['is broken', { ...from([hit]), code: { brokenBecause: 'it did not come' } }],
  [
    'fails to say what it knows',
    {
      ...from([hit]),
      code: plainPage({
        hits: () => {
          throw new Error('bad code')
        },
      }),
    },
  ],
])('no preview where the page on screen %s', async (_, before) => {
  pageThatWaits()
  expect(await startPreparing(to, before, tools).preview).toBeNull()
})

test.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/'])(
  'a page cannot redirect to %s: that is its fault',
  async (address) => {
    page.mockResolvedValue(fakePage({ load: async () => ({ kind: 'redirect', to: address }) }))
    expect(await prepare(to, tools)).toMatchObject({ kind: 'show', shown: { view: { kind: 'broken' } } })
  },
)

test('an unreachable page differs from a broken one', async () => {
  page.mockRejectedValue(new ApiError('network', 'We could not reach the site.'))
  expect(await prepare(to, tools)).toMatchObject({ shown: { view: { kind: 'broken', isUnreachable: true } } })
  page.mockRejectedValue(new Error('bad code'))
  expect(await prepare(to, tools)).toMatchObject({ shown: { view: { kind: 'broken', isUnreachable: false } } })
})

test('[RT-24] what the first of several pages did not find is missing, whatever the next ones say', async () => {
  const { match } = to
  const other = { ...to, match: { ...match, page: { ...match.page, expose: './content' } }, next: null }
  const missing = (expose: string) => (expose === './content' ? {} : { what: 'vehicle' as const })
  page.mockImplementation(async (_, expose) =>
    fakePage({ load: async () => ({ kind: 'notFound', ...missing(expose) }) }),
  )
  const nothing = { shown: { view: { kind: 'notFound', what: 'vehicle' } } }
  expect(await prepare({ ...to, next: other }, tools)).toMatchObject(nothing)
})
