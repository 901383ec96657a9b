import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { simpleBody } from '../../stock/simple-attributes.ts'

/**
 * TN-8. Where each item type of the listed stock has one body, and each body is a type's (a caravan is a Caravan), type and body type hold
 * the same, and body type alone is enough.
 */
export function redundantFilters({ facets }: Pick<SearchResult, 'facets'>): Pick<SearchResult, 'redundant'> {
  const valuesOf = (filter: 'item_type' | 'body') => (facets[filter] ?? []).map(({ value }) => value)
  const ofTypes = new Set(valuesOf('item_type').map((type) => simpleBody(type, type)))
  const bodies = new Set<string | undefined>(valuesOf('body'))
  return ofTypes.size > 1 && ofTypes.symmetricDifference(bodies).size === 0 ? { redundant: ['item_type'] } : {}
}
