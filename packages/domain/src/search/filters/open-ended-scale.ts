import type { Histogram } from '@forecourt/contracts/search/search-result'

/** This share of the values is on the scale … */
const minShare = 0.97
/** … if those beyond take at least this share of it. */
const minTail = 1 / 3

/**
 * A histogram whose scale ends where nearly all values do: a few dear vehicles would leave the others a fraction of a slider. The
 * last step counts what lies beyond, up to `highest`.
 */
export function openEndedScale(histogram: Histogram): Histogram {
  const { min, max, highest = max, counts } = histogram
  const total = counts.reduce((sum, count) => sum + count, 0)
  let shown = 0
  const last = counts.findIndex((count) => {
    shown += count
    return shown >= minShare * total
  })
  if (total === 0 || (last + 1) / counts.length > 1 - minTail) return histogram
  const beyond = total - shown
  const kept = counts.slice(0, last + 1).with(last, (counts[last] ?? 0) + beyond)
  const end = Math.round(min + ((max - min) * kept.length) / counts.length)
  return { min, max: end, highest, counts: kept }
}
