import type { Hit } from '@forecourt/contracts/vehicle'
import type { ListFilter, SearchState } from '@forecourt/domain/search-fields'
import { setValues } from '@forecourt/domain/search-update'
import { parseSearch } from '@forecourt/domain/search-url'
import { mostSimilar, similarHits, similarQueries } from '@forecourt/domain/similar-vehicles'
import type { SearchEngine, StockSearch, Suggestion } from './port.ts'

/** Of which filters values are suggested, a make before its models, and at most how many of each. */
const suggested = { make: 3, make_model: 5, body: 2, fuel: 1, colour: 1 } as const satisfies Partial<
  Record<ListFilter, number>
>
const suggestedFilters = Object.keys(suggested) as (keyof typeof suggested)[]
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
        // Not by how many a page holds: a card that cannot be read is missing in it.
        if (page >= found.pages) break
      }
      return { hits: hits.slice(0, Math.max(0, limit)) }
    },

    async similar(scope, vehicle, now) {
      let similar: Hit[] = []
      for (const query of similarQueries(vehicle, scope.pricing)) {
        const { hits } = await engine.search(scope, parseSearch(query).state, now)
        similar = similarHits([...similar, ...hits], vehicle)
        if (similar.length === mostSimilar) break
      }
      return { hits: similar }
    },

    async suggest(scope, state, text, now) {
      if (text.trim() === '') return { suggestions: [] }
      const others: SearchState = { ...state, query: '' }
      async function found(filter: ListFilter, begun: string): Promise<Suggestion[]> {
        const { values } = await engine.facetValues(scope, others, { filter, text: begun }, now)
        return values
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => ({ label: value, filter, state: setValues(others, filter, [value]), count }))
      }
      const each = await Promise.all(
        suggestedFilters.map(async (filter) => (await found(filter, text)).slice(0, suggested[filter])),
      )
      const begun = each.flat().slice(0, mostSuggestions)
      if (begun.length > 0) return { suggestions: begun }
      // No value begins so: then what the words would find, typing errors and all.
      const asked = { filter: 'make_model', text: '' } as const
      const { values: words } = await engine.facetValues(scope, { ...others, query: text }, asked, now)
      const meant = new Set(words.filter(({ count }) => count > 0).map(({ value }) => value))
      const models = (await found('make_model', '')).filter(({ label }) => meant.has(label))
      return { suggestions: models.slice(0, mostSuggestions) }
    },
  }
}
