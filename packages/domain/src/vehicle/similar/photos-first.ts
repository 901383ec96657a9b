import type { Hit } from '@forecourt/contracts/stock/vehicle'

/** In the given order, but vehicles without a photo last: a row of cards should not begin with an empty frame. */
export const photosFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => Number(b.photos_count > 0) - Number(a.photos_count > 0))
