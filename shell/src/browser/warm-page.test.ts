import { publicSite } from '@forecourt/contracts/site'
import { ApiError } from '@forecourt/shell-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage, fakeRegistry } from '../testing/fake-remote.tsx'
import { testSite } from '../testing/test-site.ts'
import { prepare } from './prepare.ts'
import { type Target, targetOf } from './target.ts'
import { createWarmPage } from './warm-page.ts'

const site = publicSite(testSite)
const to = targetOf('/cars/kia', site, fakeRegistry, site.url) as Target
const page = vi.fn()
const hidden = { render: vi.fn(), drop: vi.fn() }
const tools = {
  site,
  api: { get: vi.fn(), warm() {}, wake() {}, fresh: vi.fn() },
  code: { page, part: vi.fn() },
  registry: { look() {}, forget() {}, hasMoved: async () => false },
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
  warm.warm(to)
  expect(await warm.take(to)).toMatchObject({ kind: 'show', fault: null })
  expect(warm.take(to)).toBeNull()
  warm.warm(to)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(warm.take(to)).toBeNull()
})

test('[MF-4] a fault met while nobody waited serves nobody', async () => {
  page.mockRejectedValue(new Error('offline'))
  const warm = createWarmPage(tools, hidden)
  warm.warm(to)
  await vi.advanceTimersByTimeAsync(10)
  expect(warm.take(to)).toBeNull()
  page.mockResolvedValue(fakePage())
  warm.warm(to)
  expect(await warm.take(to)).toMatchObject({ fault: null })
})

test('a page is rendered out of sight, and taken out again when nobody came', async () => {
  createWarmPage(tools, hidden).warm(to)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(hidden.render).toHaveBeenCalledOnce()
  expect(hidden.drop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(hidden.drop).toHaveBeenCalledWith(hidden.render.mock.calls[0]?.[0])
})

test.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/'])(
  'a page cannot redirect to %s: that is its fault',
  async (address) => {
    page.mockResolvedValue(fakePage({ load: async () => ({ kind: 'redirect', to: address }) }))
    expect(await prepare(to, tools)).toMatchObject({ kind: 'show', shown: { view: { kind: 'broken' } } })
  },
)

test('what cannot be reached says so, and is told from what is broken', async () => {
  page.mockRejectedValue(new ApiError('network', 'We could not reach the site.'))
  expect(await prepare(to, tools)).toMatchObject({ shown: { view: { kind: 'broken', isUnreachable: true } } })
  page.mockRejectedValue(new Error('bad code'))
  expect(await prepare(to, tools)).toMatchObject({ shown: { view: { kind: 'broken', isUnreachable: false } } })
})
