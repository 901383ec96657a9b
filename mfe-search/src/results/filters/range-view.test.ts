import { expect, test } from 'vitest'
import { rangeBands, rangeView } from './range-view.ts'

const plotted = (min: number, max: number) => ({ min, max, counts: [1, 2] })

test.each([
  ['price', plotted(8_990, 92_450), { bounds: { min: 8_000, max: 93_000 }, step: 1000 }],
  ['price', plotted(18_990, 24_450), { bounds: { min: 18_500, max: 24_500 }, step: 500 }],
  ['price', plotted(179, 459), { bounds: { min: 170, max: 460 }, step: 10 }],
  ['year', plotted(2009, 2026), { bounds: { min: 2009, max: 2026 }, step: 1 }],
  ['km', plotted(12, 188_401), { bounds: { min: 0, max: 190_000 }, step: 5000 }],
] as const)('the slider of %s runs between round numbers around its vehicles', (filter, histogram, view) => {
  expect(rangeView(filter, histogram)).toEqual(view)
})

test('there is no slider where all vehicles have the same value, or none has one', () => {
  expect(rangeView('price', plotted(20_000, 20_000))).toBeUndefined()
  expect(rangeView('price', undefined)).toBeUndefined()
})

test('without scripts four bands take the place of the slider', () => {
  expect(rangeBands({ bounds: { min: 8_000, max: 92_000 }, step: 1000 })).toEqual([
    { max: 29_000 },
    { min: 29_000, max: 50_000 },
    { min: 50_000, max: 71_000 },
    { min: 71_000 },
  ])
})
