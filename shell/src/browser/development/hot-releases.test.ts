import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRegistry } from '../../testing/fake-remote.tsx'

const { vehicle } = fakeRegistry.remotes
const registry = { ...fakeRegistry, remotes: vehicle ? { vehicle: { ...vehicle, version: '1.2.0-dev.1' } } : {} }
const [fetchRegistry, showFailure, performReactRefresh] = [vi.fn(), vi.fn(), vi.fn()]
vi.doMock('../read-state.ts', () => ({ readState: async () => ({ registry }) }))
vi.doMock('../api/timed-request.ts', () => ({ timedRequest: fetchRegistry }))
vi.doMock('../remotes/remote-loader.ts', () => ({ createRemoteLoader: () => ({ page: vi.fn(), part: vi.fn() }) }))
vi.doMock('./hot-failure.ts', () => ({ showFailure }))
vi.doMock('react-refresh/runtime', () => ({ default: { performReactRefresh } }))

/** The events that `forecourt remote dev` sends to the page. */
let events: EventTarget
beforeEach(async () => {
  events = new EventTarget()
  vi.stubGlobal('EventSource', function open() {
    return events
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  await import('./hot-releases.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  vi.resetModules()
})

const emit = (type: 'release' | 'failure', data?: string) => events.dispatchEvent(new MessageEvent(type, { data }))

test('a release takes what failed before it off the page', async () => {
  fetchRegistry.mockResolvedValue(registry)
  emit('failure', 'search.tsx: Expected }')
  emit('release')
  await vi.waitFor(() => expect(performReactRefresh).toHaveBeenCalledOnce())
  expect(showFailure.mock.calls).toEqual([['search.tsx: Expected }'], [null]])
})

test('what fails to build while the release before is fetched stays on the page', async () => {
  const { promise, resolve } = Promise.withResolvers()
  fetchRegistry.mockReturnValue(promise)
  emit('release')
  emit('failure', 'search.tsx: Expected }')
  resolve(registry)
  await vi.waitFor(() => expect(performReactRefresh).toHaveBeenCalledOnce())
  expect(showFailure.mock.calls).toEqual([['search.tsx: Expected }']])
})
