import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { carStatus } from '../../vehicle/car-status.ts'
import type { SearchState } from '../search-filters.ts'

/** What mixing reads of a vehicle. */
type Mixed = Pick<Hit, 'item_type' | 'status' | 'reserved' | 'photos_count'>

/**
 * A page of recommended vehicles with their kinds in turn, as caravan, motorcycle, truck: ranks compare vehicles of a kind (SR-8), and those of
 * another may all be a little lower. Each page keeps its own vehicles, so that none is on two pages or on none; vehicles of a kind keep their
 * order, and what is sold or reserved, or has no photo, stays behind what is not. A search for words or near a place keeps its own order.
 * `pageSize` is that of one page of `hits`, which may be several.
 */
export function mixedKinds<T extends Mixed>(hits: readonly T[], state: SearchState, pageSize: number): T[] {
  if (state.sortBy !== 'rank' || state.query || state.near) return [...hits]
  return alikeRuns(hits, pageSize).flatMap(inTurn)
}

/** The hits in runs of one page and one status, with or without photos. */
function alikeRuns<T extends Mixed>(hits: readonly T[], pageSize: number): T[][] {
  const runs: T[][] = []
  for (const [index, hit] of hits.entries()) {
    const previous = hits[index - 1]
    if (previous && index % pageSize > 0 && isAlike(previous, hit)) runs.at(-1)?.push(hit)
    else runs.push([hit])
  }
  return runs
}

const isAlike = (one: Mixed, other: Mixed): boolean =>
  carStatus(one) === carStatus(other) && one.photos_count > 0 === other.photos_count > 0

/** One of each kind after another, the kind of the best first, until none is left. */
function inTurn<T extends Mixed>(hits: readonly T[]): T[] {
  const kinds = [...Map.groupBy(hits, ({ item_type }) => item_type).values()]
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((kind) => kind.slice(round, round + 1))).flat()
}
