import type { Histogram } from '@forecourt/contracts/search/search-result'

const roundNumbers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const
const maxSteps = 10
/** A step that excludes nearly nothing, or nearly everything, is omitted. */
const minShare = 0.03

/** The number of vehicles below an amount, from the histogram: values are assumed uniform within a bar. */
function countBelow({ min, max, counts }: Histogram, amount: number): number {
  const width = (max - min) / counts.length
  return counts.reduce((sum, count, bar) => {
    const share = width > 0 ? (amount - min) / width - bar : Number(amount > min)
    return sum + count * Math.min(1, Math.max(0, share))
  }, 0)
}

/** Round amounts for "up to", ascending: based on most of the stock, not on its most expensive vehicle. */
export function upToSteps(histogram: Histogram | undefined): number[] {
  const total = histogram?.counts.reduce((sum, count) => sum + count, 0) ?? 0
  if (!histogram || total === 0) return []
  const highest = Math.ceil(Math.log10(Math.max(1, histogram.max)))
  const candidates = Array.from({ length: highest + 1 }, (_, power) =>
    roundNumbers.map((number) => number * 10 ** power),
  )
  return candidates
    .flat()
    .filter((amount) => {
      const share = countBelow(histogram, amount) / total
      return Number.isInteger(amount) && share >= minShare && share <= 1 - minShare
    })
    .slice(-maxSteps)
}
