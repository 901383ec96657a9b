import { expect, test } from 'vitest'
import { handleStops, normalizeRange, typableBounds } from './range-bounds.ts'

const bounds = { min: 8_000, max: 52_000 }
const plotted = (min: number, max: number, highest?: number) => ({ min, max, highest, counts: [] })

test.each([
  ['between steps', plotted(8_990, 51_400), { lowest: 51_000, highest: 9_000 }],
  ['on the steps', plotted(8_000, 52_000), { lowest: 52_000, highest: 8_000 }],
])('where the cheapest and the dearest lie %s, neither handle goes past the last of them', (_, things, stops) => {
  expect(handleStops(bounds, 1000, things)).toEqual(stops)
})

test('an end at its bound does not limit, and one beyond the scale does while something lies further on', () => {
  const reach = typableBounds(bounds, plotted(8_990, 51_400))
  expect(normalizeRange({ min: 8_000, max: 52_000 }, reach)).toEqual({})
  expect(normalizeRange({ min: 30_000, max: 20_000 }, reach)).toEqual({ min: 20_000, max: 30_000 })
  const far = typableBounds(bounds, plotted(8_990, 51_400, 900_000))
  expect(normalizeRange({ min: 60_000, max: 700_000 }, far)).toEqual({ min: 60_000, max: 700_000 })
  expect(normalizeRange({ max: Number.POSITIVE_INFINITY }, far)).toEqual({})
})
