import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

export type Interval = { median: number; low: number; high: number }

/**
 * The median with its 95% interval by bootstrap: the medians of 10,000 samples drawn with replacement. The same values
 * always give the same interval.
 */
export function medianInterval(values: readonly number[], samples = 10_000): Interval {
  const random = seededNumbers(values.length)
  const draw = () => values[Math.floor(random() * values.length)] as number
  const medians = Array.from({ length: samples }, () => median(values.map(draw))).sort((a, b) => a - b)
  const at = (share: number) => medians[Math.round(share * (samples - 1))] as number
  return { median: median(values), low: at(0.025), high: at(0.975) }
}
