import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { countOf, numberText } from '@forecourt/domain/text/numbers'

type Counted = Pick<SearchResult, 'count' | 'collapsed'>

/** How many of the vehicles that match are on a page: all, but for collapsed sold ones (SR-12). */
export const listedCount = ({ count, collapsed = 0 }: Counted): number => count - collapsed

/** `2,390 vehicles`, and `2,390 vehicles (47 sold, not listed)` where no page has all that match. */
export function countWords({ count, collapsed = 0 }: Counted, noun: readonly [string, string]): string {
  const all = countOf(count, noun)
  return collapsed > 0 ? `${all} (${numberText(collapsed)} sold, not listed)` : all
}
