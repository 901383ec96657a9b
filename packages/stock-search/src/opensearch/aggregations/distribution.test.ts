import { expect, test } from 'vitest'
import { Bitmap } from '../../embedded/columns/bitmap.ts'
import { NumberColumn } from '../../embedded/columns/number-column.ts'
import { RowSet } from '../../embedded/columns/row-set.ts'
import { histogram } from '../../embedded/query/histogram.ts'
import { randomFrom } from '../../testing/random.ts'
import { type Distribution, drawHistogram, scaleOf, stepEdges, stepOf } from './distribution.ts'

function distributionOf(numbers: readonly number[]): Distribution {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  const values = [...counts].sort(([a], [b]) => b - a)
  return { values, total: numbers.length, min: Math.min(...numbers), isWhole: true }
}

function embedded(numbers: readonly number[]) {
  const column = new NumberColumn()
  for (const [row, number] of numbers.entries()) column.set(row, number)
  const rows = new RowSet(Bitmap.ofRows(Uint32Array.from(numbers.keys())))
  return histogram(column, rows, rows)
}

const random = randomFrom(3)
const shapes: readonly (readonly [string, number[]])[] = [
  ['one value', [5]],
  ['two', [1, 2]],
  ['fractions', [149.5, 150, 150.25, 900]],
  ['one far above', [...Array.from({ length: 20 }, (_, i) => 10_000 + i * 1000), 99_999_999]],
  ...Array.from({ length: 30 }, (_, run) => {
    const numbers = Array.from({ length: 1 + random.below(500) }, () => random.below(10 ** (1 + random.below(6))))
    return [`random ${run}`, numbers] as const
  }),
]

test.each(shapes)('[SR-6] the histogram of %s equals the embedded engine’s', (_, numbers) => {
  const own = distributionOf(numbers)
  const scale = scaleOf(own, own)
  expect(scale && drawHistogram(own, scale)).toEqual(embedded(numbers))
})

test.each(shapes)('[SR-6] the edges of %s are exactly where the steps begin', (_, numbers) => {
  const own = distributionOf(numbers)
  const scale = scaleOf(own, own)
  if (!scale) throw new Error('There is no scale.')
  const edges = stepEdges(scale)
  expect(edges).toHaveLength(scale.steps - 1)
  for (const number of numbers) expect(edges.filter((edge) => edge <= number)).toHaveLength(stepOf(number, scale))
})
