import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { capitalised, pluralBody } from '../text/wording.ts'
import { emptySearch, type SearchState } from './search-filters.ts'
import { setValues } from './search-update.ts'

export type PopularSearch = { label: string; count: number; state: SearchState }

/** Where most of the stock is: the commonest body type, then the two commonest makes. */
export function popularSearches({ body = [], make = [] }: SearchResult['facets']): PopularSearch[] {
  const rows = [
    ...body
      .slice(0, 1)
      .map((bucket) => ({ ...bucket, filter: 'body' as const, words: capitalised(pluralBody(bucket.value)) })),
    ...make.slice(0, 2).map((bucket) => ({ ...bucket, filter: 'make' as const, words: bucket.value })),
  ]
  return rows
    .filter(({ count }) => count > 0)
    .map(({ filter, value, words, count }) => ({ label: words, count, state: setValues(emptySearch, filter, [value]) }))
}
