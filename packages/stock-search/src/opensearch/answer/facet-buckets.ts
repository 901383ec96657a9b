import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import { compareBuckets } from '../../compare-buckets.ts'
import { compareTexts } from '../../sorting.ts'
import type { ValueCounts } from '../aggregations/value-counts.ts'

/** By how values are compared, the ways they are written, in the order of their characters. */
function alike(counts: ValueCounts): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const value of [...counts.keys()].sort(compareTexts)) {
    const compared = folded(value)
    groups.set(compared, [...(groups.get(compared) ?? []), value])
  }
  return groups
}

/**
 * A facet from how many selected vehicles have each value, and how many of those whose values it offers. Values that are
 * alike count as one, written as most of the offered ones write it.
 */
export function facetBuckets(filter: ListFilter, selected: ValueCounts, offered: ValueCounts): FacetBucket[] {
  const totals = new Map<string, number>()
  for (const [value, count] of selected) {
    const compared = folded(value)
    totals.set(compared, (totals.get(compared) ?? 0) + count)
  }
  const buckets = [...alike(offered)].map(([compared, spellings]) => ({
    value: spellings.reduce((best, own) => ((offered.get(own) ?? 0) > (offered.get(best) ?? 0) ? own : best)),
    count: totals.get(compared) ?? 0,
  }))
  return buckets.sort(compareBuckets(filter))
}
