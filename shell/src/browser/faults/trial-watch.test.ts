import { publicSite } from '@forecourt/contracts/site/public-site'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ShownView, shownViewAtom } from '../../app/view.ts'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { testSite } from '../../testing/test-site.ts'
import { createTrialWatch } from './trial-watch.ts'

const site = publicSite(testSite)
const vehicle = fakeRegistry.remotes.vehicle
const registry = vehicle ? { ...fakeRegistry, remotes: { vehicle: { ...vehicle, trial: 'canary.7' } } } : fakeRegistry

const request = { path: '/cars/kia', params: {}, query: '' }
const page = (code: ShownView['code'], remote = 'vehicle'): ShownView => ({
  view: { kind: 'page', key: request.path, remote, expose: './vehicle', data: null },
  request,
  code,
})
const code = { load: vi.fn(), head: vi.fn(), Page: () => null }
const broken = (isUnreachable = false): ShownView => ({
  view: { kind: 'broken', key: request.path, isUnreachable, isRemoteFault: !isUnreachable },
  request,
  code: null,
})

const listeners = new Map<string, () => void>()
const sent: unknown[] = []
let isLeaving = false
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  isLeaving = false
  const listen = (name: string, then: () => void) => void listeners.set(name, then)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'hidden' })
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body).pages) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(first: ShownView) {
  const store = createStore()
  store.set(shownViewAtom, first)
  return { store, trials: createTrialWatch({ registry, site }, store, (work) => isLeaving || work()) }
}
const pages = (shown: number, failed: number) => [
  { remote: 'vehicle', version: vehicle?.version, trial: 'canary.7', shown, failed },
]

test('[MF-3] pages that show are reported when the page is left, in one beacon', async () => {
  const { store } = watch(page(Promise.resolve(code)))
  await settled()
  store.set(shownViewAtom, page(code))
  await settled()
  expect(sent).toEqual([])
  listeners.get('visibilitychange')?.()
  listeners.get('pagehide')?.()
  expect(sent).toEqual([pages(2, 0)])
})

test.each([
  ['code that does not come', page(Promise.resolve({ brokenBecause: '404' }))],
  ['a page that the server could not make', broken()],
])('[MF-3] %s is reported within a second', async (_what, shown) => {
  watch(shown)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([pages(1, 1)])
})

test('[MF-3] a page that throws while it renders is reported', async () => {
  const { trials } = watch(page(code))
  await settled()
  trials.failed('vehicle')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([pages(2, 1)])
})

test('[MF-3] pages that fail together are reported as one failure, the maximum of a beacon', async () => {
  const { store, trials } = watch(page(code))
  for (let more = 0; more < 60; more++) {
    store.set(shownViewAtom, page(code))
    trials.failed('vehicle')
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([pages(50, 1)])
})

test('[MF-3] what fails because the document is being left does not count', async () => {
  isLeaving = true
  const { trials } = watch(page(Promise.resolve({ brokenBecause: 'cancelled' })))
  trials.failed('vehicle')
  await vi.advanceTimersByTimeAsync(1_000)
  listeners.get('pagehide')?.()
  expect(sent).toEqual([])
})

test('neither an unreachable site nor a release without a trial is reported', async () => {
  const { store } = watch(broken(true))
  store.set(shownViewAtom, page(code, 'search'))
  await settled()
  listeners.get('pagehide')?.()
  expect(sent).toEqual([])
})
