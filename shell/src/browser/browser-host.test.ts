import { publicSite } from '@forecourt/contracts/site/public-site'
import { ApiError, type Host } from '@forecourt/shell-api'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentState } from '../app/view.ts'
import { fakeRegistry } from '../testing/fake-remote.tsx'
import { testSite } from '../testing/test-site.ts'
import { browserHost } from './browser-host.ts'

const watch = { shown: vi.fn(), failed: vi.fn() }
const report = vi.fn()
afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

function hostOf(isOnLine = true): Host {
  vi.stubGlobal('navigator', { onLine: isOnLine })
  const { vehicle } = fakeRegistry.remotes
  const parts = [
    { name: 'gauge', expose: './gauge' },
    { name: 'deposit', expose: './deposit', requires: 'reserve' },
    { name: 'estimate', expose: './estimate', requires: 'finance' },
  ]
  const state: DocumentState = {
    site: { ...publicSite(testSite), capabilities: { finance: true, reserve: false } },
    files: {},
    registry: { remotes: vehicle ? { vehicle: { ...vehicle, parts } } : {} },
    request: { path: '/', params: {}, query: '' },
    view: { kind: 'notFound', key: '/' },
  }
  return browserHost(state, {
    api: { get: vi.fn(), send: vi.fn(), warm: vi.fn(), preload: vi.fn(), fetchVersions: vi.fn() },
    code: { page: vi.fn(), part: vi.fn(), preloadEndpoints: vi.fn() },
    faults: { report },
    trials: Promise.resolve(watch),
    navigate: vi.fn(),
    warm: vi.fn(),
    dialogs: { pageOf: () => null, open: vi.fn(), close: vi.fn(), warm: vi.fn() },
    session: { refresh: vi.fn(), end: vi.fn() },
    track: vi.fn(),
  })
}

test('[MF-3] a part that is shown or fails counts for the release of its remote, as a page does', async () => {
  const { parts } = hostOf()
  parts.shown('gauge')
  const error = new Error('broken')
  parts.failed('gauge', error)
  await vi.waitFor(() => expect(watch.failed.mock.calls).toEqual([['vehicle']]))
  expect(watch.shown.mock.calls).toEqual([['vehicle']])
  expect(report).toHaveBeenCalledWith(error)
})

test.each<[string, boolean, string, unknown]>([
  ['a browser that is offline', false, 'gauge', new Error('no code')],
  ['an API that does not answer', true, 'gauge', new ApiError('unavailable', 'Not now.')],
  ['a part that no remote declares', true, 'nothing', new Error('No remote declares it.')],
])('[MF-3] %s is the fault of no release', async (_, isOnLine, name, error) => {
  hostOf(isOnLine).parts.failed(name, error)
  await Promise.resolve()
  expect(watch.failed).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledWith(error)
})

test('[TN-4] a part that requires what the site lacks is off', () => {
  const { isOff } = hostOf().parts
  expect(['gauge', 'deposit', 'estimate', 'nothing'].map(isOff)).toEqual([false, true, false, false])
})
