import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { folded } from '@forecourt/domain/search/search-text'

/** Those of a facet's values that have a word which begins with what was typed. */
export function matchingBuckets(buckets: readonly FacetBucket[], typed: string): FacetBucket[] {
  const wanted = ` ${folded(typed.trim())}`
  return buckets.filter(({ value }) => ` ${folded(value)}`.includes(wanted))
}
