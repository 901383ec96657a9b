import type { FacetBucket } from '@forecourt/contracts/search/search-result'

/** SR-13: a count above this is as good as capped: engines that many sites share stop counting about there. */
const highestCount = 1999

/**
 * How many vehicles a site says it has, by the counts of a facet of which every vehicle has one value: their sum, or, once
 * one of them is capped, what the site was configured to say.
 */
export function stockCount(buckets: readonly FacetBucket[], configured: number | undefined): number {
  const sum = buckets.reduce((total, { count }) => total + count, 0)
  return buckets.some(({ count }) => count > highestCount) ? (configured ?? sum) : sum
}
