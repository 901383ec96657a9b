import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { folded } from '@forecourt/domain/search/search-text'

/** The facet values with a word that begins with the typed text. */
export function matchingBuckets(buckets: readonly FacetBucket[], typed: string): FacetBucket[] {
  const wanted = ` ${folded(typed.trim())}`
  return buckets.filter(({ value }) => ` ${folded(value)}`.includes(wanted))
}
