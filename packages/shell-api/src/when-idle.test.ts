import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [true, 'by two seconds, though the browser has no time'],
  [false, 'soon, in a browser without idle moments'],
])('idle moments %s: work comes %s, and not once it is cancelled', (hasIdle) => {
  const work = vi.fn()
  const request = (callback: () => void, { timeout }: { timeout: number }) => setTimeout(callback, timeout)
  vi.stubGlobal('window', hasIdle ? { requestIdleCallback: request } : {})
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  whenIdle(work)
  const cancel = whenIdle(work)
  vi.advanceTimersByTime(hasIdle ? 1_999 : 199)
  expect(work).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})
