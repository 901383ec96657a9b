import { expect, test } from 'vitest'
import { median, medianInterval } from './statistics.ts'

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([10, 2, 3])).toBe(3)
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow('no median')
})

test('the interval of equal values has no width', () => {
  expect(medianInterval([2, 2, 2, 2])).toEqual({ median: 2, low: 2, high: 2 })
})

test('the interval holds the median, stays within the values and is the same every time', () => {
  const values = [1, 1.1, 0.9, 1.3, 0.8, 1.05, 1.2, 0.95, 1.15, 0.85, 1]
  const interval = medianInterval(values)
  expect(interval.low).toBeLessThanOrEqual(interval.median)
  expect(interval.high).toBeGreaterThanOrEqual(interval.median)
  expect(interval.low).toBeGreaterThanOrEqual(0.8)
  expect(interval.high).toBeLessThanOrEqual(1.3)
  expect(medianInterval(values)).toEqual(interval)
})

test('one outlier among eleven hardly moves the median and its interval', () => {
  const calm = Array.from({ length: 10 }, (_, index) => 1 + index / 1000)
  expect(medianInterval([...calm, 50]).high).toBeLessThan(1.02)
})
