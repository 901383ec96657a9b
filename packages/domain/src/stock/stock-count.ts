import type { FacetBucket } from '@forecourt/contracts/search/search-result'

/** SR-13: a count above this counts as capped: shared engines stop counting about there. */
const highestCount = 1999

/**
 * The number of vehicles that a site shows, from the counts of a facet with one value per vehicle: their sum, or, once
 * one of them is capped, the site's configured number.
 */
export function stockCount(buckets: readonly FacetBucket[], configured: number | undefined): number {
  const sum = buckets.reduce((total, { count }) => total + count, 0)
  return buckets.some(({ count }) => count > highestCount) ? (configured ?? sum) : sum
}
