import type { Histogram } from '@forecourt/contracts/search/search-result'
import { scaleEnd, stepsBetween } from '../../histogram-scale.ts'
import type { NumberColumn } from '../columns/number-column.ts'
import type { RowSet } from '../columns/row-set.ts'

/** The values that are known, in the first `length` places, and the ends of them. */
type GatheredValues = { values: Float64Array; length: number; min: number; max: number }

/** Room for the values at hand, kept so that no search leaves a megabyte behind. */
let scratch = new Float64Array(0)

function gatherValues(column: NumberColumn, { rows }: RowSet): GatheredValues {
  if (scratch.length < rows.length) scratch = new Float64Array(rows.length)
  return { values: scratch, ...column.gather(rows, scratch) }
}

/**
 * The shape of the rows' values. Where they have no two different ones it is drawn over the span of every listed row's, so
 * that there is still something to choose; undefined when no row has a value.
 */
export function histogram(column: NumberColumn, rows: RowSet, listed: RowSet): Histogram | undefined {
  const own = gatherValues(column, rows)
  const span = own.min < own.max ? own : gatherValues(column, listed)
  const { min, max: highest } = span
  if (min > highest) return undefined
  const max = scaleEnd({ ...span, count: span.length }, (limit, maxAbove) => highestUpTo(span, limit, maxAbove))
  // Known again where the other rows' values have taken its place.
  const { values, length } = own === span ? own : gatherValues(column, rows)
  const steps = stepsBetween(min, max)
  const stepsPerUnit = steps / (max - min || 1)
  const counted = new Int32Array(steps + 1)
  for (let i = 0; i < length; i++) {
    const value = values[i] as number
    const step = ((value < max ? value - min : max - min) * stepsPerUnit) | 0
    counted[step] = (counted[step] as number) + 1
  }
  // The end belongs to the last step, in place of beginning another.
  counted[steps - 1] = (counted[steps - 1] as number) + (counted[steps] as number)
  const counts = [...counted.subarray(0, steps)]
  return { min, max, ...(max < highest && { highest }), counts }
}

/** The highest value up to the limit, unless more than `maxAbove` values lie above. It soon knows, where many do. */
function highestUpTo({ values, length, min }: GatheredValues, limit: number, maxAbove: number): number | undefined {
  let highest = min
  let above = 0
  for (let i = 0; i < length; i++) {
    const value = values[i] as number
    if (value <= limit) highest = Math.max(highest, value)
    else if (++above > maxAbove) return undefined
  }
  return highest
}
