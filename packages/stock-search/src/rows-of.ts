import type { Hit } from '@forecourt/contracts/vehicle'
import { emptySearch, type ListFilter, type SearchState } from '@forecourt/domain/search-fields'
import { pageSize } from '@forecourt/domain/search-page'
import { setValues } from '@forecourt/domain/search-update'
import { parseSearch } from '@forecourt/domain/search-url'
import { mostSimilar, similarHits, similarQueries } from '@forecourt/domain/similar-vehicles'
import type { SearchEngine, StockSearch, Suggestion } from './port.ts'

const suggested: readonly ListFilter[] = ['make', 'make_model', 'body', 'fuel', 'colour']
const mostSuggestions = 8

/** The whole port on top of an engine: what can be said in searches is said once, for every engine. */
export function withRows(engine: SearchEngine): StockSearch {
  return {
    ...engine,

    async list(scope, state, limit, now) {
      const hits: Hit[] = []
      for (let page = 1; hits.length < limit; page++) {
        const found = await engine.search(scope, { ...state, page }, now)
        if (found.page < page) break
        hits.push(...found.hits)
        if (found.hits.length < pageSize) break
      }
      return hits.slice(0, Math.max(0, limit))
    },

    async similar(scope, vehicle, now) {
      let similar: Hit[] = []
      for (const query of similarQueries(vehicle)) {
        const { hits } = await engine.search(scope, parseSearch(query).state, now)
        similar = similarHits([...similar, ...hits], vehicle)
        if (similar.length === mostSimilar) break
      }
      return similar
    },

    async suggest(scope, text, now) {
      if (text.trim() === '') return []
      const each = await Promise.all(
        suggested.map(async (filter) => {
          const buckets = await engine.facetValues(scope, emptySearch, { filter, text }, now)
          return buckets.map(({ value, count }): Suggestion => {
            const state: SearchState = setValues(emptySearch, filter, [value])
            return { label: value, filter, state, count }
          })
        }),
      )
      // A make before its models, and whatever has more vehicles before what has fewer.
      return each.flatMap((found) => found.slice(0, mostSuggestions)).slice(0, mostSuggestions)
    },
  }
}
