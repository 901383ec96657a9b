import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import { compareBuckets } from '../../compare-buckets.ts'
import { compareTexts } from '../../sorting.ts'
import type { ValueCounts } from '../aggregations/value-counts.ts'

/** By normalised value, its spellings in code point order. */
function alike(counts: ValueCounts): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const value of [...counts.keys()].sort(compareTexts)) {
    const compared = folded(value)
    groups.set(compared, [...(groups.get(compared) ?? []), value])
  }
  return groups
}

/**
 * A facet from the counts of the selected vehicles, and of those whose values it offers. Equal spellings count as one
 * value, in the most frequent spelling of the offered ones.
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
