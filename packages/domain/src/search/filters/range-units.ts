import { dollars } from '../../pricing/price.ts'
import { kilograms, kilometres } from '../../vehicle/specifications/specification-format.ts'
import { dayOf } from '../address/day-of.ts'

type Unit = {
  /** An end of a range: `$25,000`, `2019`, `80,000 km`. */
  label(value: number): string
  /** The steps of a slider: those that people think in, the finer where the whole range is short. */
  step(span: number): number
}

/** What the ranges of a search are measured in. */
export const rangeUnits = {
  // Of a week's price tens.
  dollars: { label: dollars, step: (span) => (span > 20_000 ? 1000 : span > 2000 ? 500 : 10) },
  year: { label: String, step: () => 1 },
  km: { label: kilometres, step: (span) => (span > 50_000 ? 5000 : 1000) },
  kg: { label: kilograms, step: (span) => (span > 2000 ? 100 : 50) },
  mm: { label: (value) => `${(value / 1000).toFixed(1)} m`, step: () => 100 },
  day: { label: dayOf, step: () => 86_400 },
} as const satisfies Record<string, Unit>

export type RangeUnit = keyof typeof rangeUnits
