import type { Histogram } from '@forecourt/contracts/search/search-result'
import { rangeUnits } from '@forecourt/domain/search/filters/range-units'
import { filterRow, type RangeFilter } from '@forecourt/domain/search/search-filters'

export type RangeView = { bounds: { min: number; max: number }; step: number }

/** Where a slider begins and ends: round numbers around what there is. Nothing where there is nothing to choose. */
export function rangeView(filter: RangeFilter, histogram: Histogram | undefined): RangeView | undefined {
  if (!histogram || histogram.max <= histogram.min) return undefined
  const { min, max } = histogram
  const step = rangeUnits[filterRow(filter).unit].step(max - min)
  return { bounds: { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step }, step }
}

/** The ranges that a page without scripts offers in place of the slider: four parts, and everything. */
export function rangeBands({ bounds, step }: RangeView): { min?: number; max?: number }[] {
  const part = Math.max(step, Math.round((bounds.max - bounds.min) / 4 / step) * step)
  const [first, second, third] = [1, 2, 3].map((index) => bounds.min + index * part)
  return [{ max: first }, { min: first, max: second }, { min: second, max: third }, { min: third }]
}
