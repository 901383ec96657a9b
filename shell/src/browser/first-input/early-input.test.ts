import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyChoices } from './early-input.ts'

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

test.each([
  ['comes', (code: PromiseWithResolvers<void>) => code.resolve()],
  ['fails', (code: PromiseWithResolvers<void>) => code.reject(new Error('gone'))],
])('a choice that is made before the code of its page is marked until the code %s', async (_, settle) => {
  const code = Promise.withResolvers<void>()
  keepEarlyChoices(code.promise)
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
