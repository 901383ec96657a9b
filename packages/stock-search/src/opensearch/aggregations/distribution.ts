import type { Histogram } from '@forecourt/contracts/search/search-result'
import { maxBeyondScale, scaleEnd, stepsBetween } from '../../histogram-scale.ts'
import type { Bucket } from './value-counts.ts'

/**
 * The values of a number in descending order, with their counts. If `isWhole` is false it contains only the highest;
 * `min` and `total` are of all.
 */
export type Distribution = {
  values: readonly (readonly [value: number, count: number])[]
  total: number
  min: number
  isWhole: boolean
}

/** Distinct values to request while the number of a tenant's listed vehicles is unknown. */
export const maxValues = 4000

/**
 * Distinct values to request once that number is known: all of a small stock's, and of a large one's those that may be
 * beyond a scale's end. A second request counts the rest, which costs less than transferring thousands of values each
 * time.
 */
export const valuesFor = (vehicles: number): number => Math.max(600, maxBeyondScale(vehicles))

/** The aggregations for a distribution: the highest values, and statistics of all. */
export const distributionAggs = (field: string, size: number): Record<'values' | 'stats', object> => ({
  values: { terms: { field, size, order: { _key: 'desc' } } },
  stats: { stats: { field } },
})

export type DistributionAnswer = {
  values: { buckets: readonly Bucket[]; sum_other_doc_count?: number | undefined }
  stats: { count: number; min: number | null }
}

export function readDistribution({ values, stats }: DistributionAnswer): Distribution {
  return {
    values: values.buckets.map(({ key, doc_count }) => [Number(key), doc_count] as const),
    total: stats.count,
    min: stats.min ?? Number.POSITIVE_INFINITY,
    isWhole: (values.sum_other_doc_count ?? 0) === 0,
  }
}

/** The equal steps of a histogram, as in `embedded/query/histogram.ts`. */
export type Scale = { min: number; max: number; highest: number; steps: number }

/** The scale over a distribution; undefined if it has no value. */
function scaleOver(span: Distribution): Scale | undefined {
  const highest = span.values[0]?.[0]
  if (highest === undefined) return undefined
  const { min, total: count } = span
  const max = scaleEnd({ min, max: highest, count }, (limit, maxAbove) => highestUpTo(span, limit, maxAbove))
  return { min, max, highest, steps: stepsBetween(min, max) }
}

/** The highest value up to the limit, unless more than `maxAbove` values are above it. */
function highestUpTo({ values, min }: Distribution, limit: number, maxAbove: number): number | undefined {
  let above = 0
  for (const [value, count] of values) {
    if (value <= limit) return value
    above += count
    if (above > maxAbove) return undefined
  }
  return min
}

const hasTwoValues = ({ values }: Distribution): boolean => values.length > 1

/**
 * The scale of a histogram of `own` values; over the whole listed stock if they have fewer than two distinct values
 * (SR-6).
 */
export const scaleOf = (own: Distribution, listed: Distribution): Scale | undefined =>
  scaleOver(hasTwoValues(own) ? own : listed)

export const stepOf = (value: number, { min, max, steps }: Scale): number =>
  Math.min(steps - 1, ((Math.min(value, max) - min) * (steps / (max - min || 1))) | 0)

/** The start of each step but the first: the lowest number in it. */
export function stepEdges(scale: Scale): number[] {
  const { min, max, steps } = scale
  return Array.from({ length: steps - 1 }, (_, index) => {
    let edge = min + ((index + 1) * (max - min)) / steps
    // Rounding may put the quotient slightly off the step's real start.
    while (stepOf(edge, scale) > index) edge = previous(edge)
    while (stepOf(edge, scale) <= index) edge = next(edge)
    return edge
  })
}

const float = new Float64Array(1)
const bits = new BigInt64Array(float.buffer)
function beside(value: number, by: bigint): number {
  float[0] = value
  bits[0] = (bits[0] ?? 0n) + (value >= 0 ? by : -by)
  return float[0] ?? value
}
const next = (value: number): number => (value === 0 ? Number.MIN_VALUE : beside(value, 1n))
const previous = (value: number): number => (value === 0 ? -Number.MIN_VALUE : beside(value, -1n))

/** A histogram of values that are all known. */
export function drawHistogram(own: Distribution, scale: Scale): Histogram {
  const counts = new Array<number>(scale.steps).fill(0)
  for (const [value, count] of own.values) {
    const step = stepOf(value, scale)
    counts[step] = (counts[step] ?? 0) + count
  }
  return withCounts(scale, counts)
}

export const withCounts = ({ min, max, highest }: Scale, counts: number[]): Histogram => ({
  min,
  max,
  ...(max < highest && { highest }),
  counts,
})
