import type { Hit } from '@forecourt/contracts/stock/vehicle'

/** In the order found, but what has no photo last: a row of cards does not begin with an empty frame. */
export const photosFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => Number(b.photos_count > 0) - Number(a.photos_count > 0))
