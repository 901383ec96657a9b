import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { readableHit, type SearchResponse } from '../connection/response-schemas.ts'
import type { SearchClauses } from '../query/count-requests.ts'
import { hitsBody, reverseSort, scanBody, sortOf } from '../query/search-bodies.ts'
import type { SearchFn } from '../query/searcher.ts'

export const hitsOf = (answer: SearchResponse): Hit[] => answer.hits.hits.flatMap((row) => readableHit(row) ?? [])

export const searchAfter = (answer: SearchResponse) => ({ search_after: answer.hits.hits.at(-1)?.sort })

/** A page's size and offset, the total, and the maximum size of a step. */
export type Depth = { first: number; size: number; count: number; window: number }

/** A page beyond the index's window: reached by `search_after` in the largest possible steps, from the nearer end. */
export async function deepPage(
  search: SearchFn,
  selection: SearchClauses,
  { first, size: wanted, count, window }: Depth,
): Promise<Hit[]> {
  const size = Math.min(wanted, count - first)
  const isFromEnd = first > count / 2
  const sort = isFromEnd ? reverseSort(sortOf(selection)) : sortOf(selection)
  let toSkip = isFromEnd ? count - first - size : first
  let from = {}
  while (toSkip > 0) {
    const step = { ...scanBody(selection, Math.min(window, toSkip)), sort, ...from }
    const answer = await search(step)
    const { length } = answer.hits.hits
    if (length === 0) return []
    toSkip -= length
    from = searchAfter(answer)
  }
  const hits = hitsOf(await search({ ...hitsBody(selection, size), sort, ...from }))
  return isFromEnd ? hits.reverse() : hits
}
