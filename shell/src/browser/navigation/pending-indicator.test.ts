import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPending } from './pending-indicator.ts'

const root = { dataset: {} as Record<string, string> }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: root, getElementById: () => null })
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
