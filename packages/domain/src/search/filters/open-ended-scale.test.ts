import { expect, test } from 'vitest'
import { openEndedScale } from './open-ended-scale.ts'

const scale = (counts: number[], highest?: number) => ({
  min: 10_000,
  max: 130_000,
  ...(highest && { highest }),
  counts,
})

test.each([
  ['a long tail', scale([40, 40, 18, 1, 0, 1]), { min: 10_000, max: 70_000, highest: 130_000, counts: [40, 40, 20] }],
  [
    'a tail with more beyond the scale',
    scale([60, 38, 0, 0, 1, 1], 900_000),
    { min: 10_000, max: 50_000, highest: 900_000, counts: [60, 40] },
  ],
])('of %s the scale ends where 97 of 100 are', (_, histogram, expected) => {
  expect(openEndedScale(histogram)).toEqual(expected)
})

test.each([
  ['values everywhere', scale([20, 20, 20, 20, 10, 10])],
  ['a tail that takes less than a third', scale([40, 20, 20, 10, 8, 2])],
  ['few values', scale([5, 5, 0, 0, 0, 1])],
  ['nothing', scale([0, 0, 0])],
])('of %s the scale is whole', (_, histogram) => {
  expect(openEndedScale(histogram)).toBe(histogram)
})
