import type { Histogram } from '@forecourt/contracts/search/search-result'
import { scaleEnd, stepsBetween } from '../../histogram-scale.ts'
import type { NumberColumn } from '../columns/number-column.ts'
import type { RowSet } from '../columns/row-set.ts'

/** The known values, in the first `length` places, with their minimum and maximum. */
type GatheredValues = { values: Float64Array; length: number; min: number; max: number }

/** A reusable buffer for the values, so that a search does not allocate a megabyte. */
let scratch = new Float64Array(0)

function gatherValues(column: NumberColumn, { rows }: RowSet): GatheredValues {
  if (scratch.length < rows.length) scratch = new Float64Array(rows.length)
  return { values: scratch, ...column.gather(rows, scratch) }
}

/**
 * The histogram of the rows' values. If they have fewer than two distinct values it spans all listed rows, so that
 * there is a range to choose from; undefined if no row has a value.
 */
export function histogram(column: NumberColumn, rows: RowSet, listed: RowSet): Histogram | undefined {
  const own = gatherValues(column, rows)
  const span = own.min < own.max ? own : gatherValues(column, listed)
  const { min, max: highest } = span
  if (min > highest) return undefined
  const max = scaleEnd({ ...span, count: span.length }, (limit, maxAbove) => highestUpTo(span, limit, maxAbove))
  // Reads the values again, since the buffer contains the other rows' values now.
  const { values, length } = own === span ? own : gatherValues(column, rows)
  const steps = stepsBetween(min, max)
  const stepsPerUnit = steps / (max - min || 1)
  const counted = new Int32Array(steps + 1)
  for (let i = 0; i < length; i++) {
    const value = values[i] as number
    const step = ((value < max ? value - min : max - min) * stepsPerUnit) | 0
    counted[step] = (counted[step] as number) + 1
  }
  // The maximum belongs to the last step, instead of beginning another.
  counted[steps - 1] = (counted[steps - 1] as number) + (counted[steps] as number)
  const counts = [...counted.subarray(0, steps)]
  return { min, max, ...(max < highest && { highest }), counts }
}

/**
 * The highest value up to the limit; undefined once more than `maxAbove` values are above it, which ends the scan
 * early.
 */
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
