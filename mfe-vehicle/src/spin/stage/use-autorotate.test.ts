import { afterEach, expect, test, vi } from 'vitest'
import { stepUntil } from './use-autorotate.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('[GA-3] a turn has as many steps as frames, however late its end is rendered', () => {
  vi.useFakeTimers()
  const [step, end] = [vi.fn(), vi.fn()]
  stepUntil({ steps: 12, step, end })
  vi.advanceTimersByTime(1199)
  expect(step).toHaveBeenCalledTimes(11)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(step).toHaveBeenCalledTimes(12)
  expect(end).toHaveBeenCalledOnce()
})

test('[GA-3] a turn that is stopped steps no more, and one without an end goes on', () => {
  vi.useFakeTimers()
  const step = vi.fn()
  const stop = stepUntil({ steps: Number.POSITIVE_INFINITY, step, end: vi.fn() })
  vi.advanceTimersByTime(10_000)
  expect(step).toHaveBeenCalledTimes(100)
  stop()
  vi.advanceTimersByTime(1000)
  expect(step).toHaveBeenCalledTimes(100)
})
