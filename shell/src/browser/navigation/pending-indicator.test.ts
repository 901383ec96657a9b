import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPending, showPendingBeforeHydration } from './pending-indicator.ts'

const root = { dataset: {} as Record<string, string> }
let listeners: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  listeners = new EventTarget()
  const addEventListener = listeners.addEventListener.bind(listeners)
  vi.stubGlobal('document', { documentElement: root, getElementById: () => null, addEventListener })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const isMarked = () => 'pending' in root.dataset

test('a load is marked once it is slow, until it is done', () => {
  const done = showPending()
  vi.advanceTimersByTime(149)
  expect(isMarked()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isMarked()).toBe(true)
  done()
  expect(isMarked()).toBe(false)
})

test('a navigation that was overtaken leaves the mark to the one that runs', () => {
  const first = showPending()
  vi.advanceTimersByTime(150)
  const second = showPending()
  first()
  expect(isMarked()).toBe(true)
  vi.advanceTimersByTime(150)
  first()
  expect(isMarked()).toBe(true)
  second()
  expect(isMarked()).toBe(false)
})

test.each([
  ['comes', (code: PromiseWithResolvers<void>) => code.resolve()],
  ['fails', (code: PromiseWithResolvers<void>) => code.reject(new Error('gone'))],
])('a choice that is made before the code of its page is marked until the code %s', async (_, settle) => {
  const code = Promise.withResolvers<void>()
  showPendingBeforeHydration(code.promise)
  vi.advanceTimersByTime(150)
  expect(isMarked()).toBe(false)
  listeners.dispatchEvent(new Event('change'))
  vi.advanceTimersByTime(150)
  expect(isMarked()).toBe(true)
  settle(code)
  await vi.advanceTimersByTimeAsync(0)
  expect(isMarked()).toBe(false)
  listeners.dispatchEvent(new Event('change'))
  vi.advanceTimersByTime(150)
  expect(isMarked()).toBe(false)
})
