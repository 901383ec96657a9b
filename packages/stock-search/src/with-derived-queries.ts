import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { rowsOfPage } from '@forecourt/domain/search/pagination'
import type { ListFilter, SearchState } from '@forecourt/domain/search/search-filters'
import { setQuery, setValues } from '@forecourt/domain/search/search-update'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import {
  maxSimilar,
  maxSimilarFound,
  similarHits,
  similarQueries,
} from '@forecourt/domain/vehicle/similar/similar-vehicles'
import type { OtherReading } from './interpret-search.ts'
import type { EngineResult, SearchEngine, StockSearch, Suggestion } from './port.ts'

/** The filters with suggestions, a make before its models, and the maximum of each. */
const suggested = { make: 3, make_model: 5, body: 2, fuel: 1, colour: 1 } as const satisfies Partial<
  Record<ListFilter, number>
>
const suggestedFilters = Object.keys(suggested) as (keyof typeof suggested)[]
const maxSuggestions = 8

/** SR-20: the answer to another meaning of the words, with its own address and the words that it leaves out. */
export function otherAnswer<R extends Omit<EngineResult, 'ms'>>(
  asked: SearchState,
  { state, words, ignoredTerms }: OtherReading,
  answer: R,
): R {
  const understood = formatSearch({ ...state, query: words })
  const { understood: _own, ...found } = answer
  const all = [...new Set([...(answer.ignoredTerms ?? []), ...ignoredTerms])]
  return {
    ...found,
    ...(understood !== formatSearch(asked) && { understood }),
    ...(all.length > 0 && { ignoredTerms: all }),
  } as R
}

/** The whole port on top of an engine: queries that are made of searches are implemented once for every engine. */
export function withDerivedQueries(engine: SearchEngine): SearchEngine & StockSearch {
  const search: SearchEngine['search'] = async (scope, state, now) => {
    const found = await engine.search(scope, state, now)
    if (found.count > 0) return found
    for (const reading of found.otherReadings ?? []) {
      const answer = await engine.search(scope, reading.state, now)
      if (answer.count > 0) return otherAnswer(state, reading, answer)
    }
    return found
  }

  return {
    ...engine,
    search,

    async list(scope, state, limit, now) {
      const hits: Hit[] = []
      for (let page = 1; hits.length < limit; page++) {
        const found = await search(scope, { ...state, page }, now)
        if (found.page < page) break
        // A page may show those before it too.
        hits.splice(rowsOfPage(page, scope.paging).first)
        hits.push(...found.hits)
        // Not by the hits of a page: an unreadable card is missing there.
        if (page >= found.pages) break
      }
      return { hits: hits.slice(0, Math.max(0, limit)) }
    },

    async similar(scope, vehicle, now) {
      let similar: Hit[] = []
      for (const query of similarQueries(vehicle, scope.pricing)) {
        const { hits } = await engine.search(scope, parseSearch(query).state, now)
        similar = similarHits([...similar, ...hits.slice(0, maxSimilarFound)], vehicle)
        if (similar.length === maxSimilar) break
      }
      return { hits: similar }
    },

    async suggest(scope, state, text, now) {
      const typed = setQuery(state, text)
      if (typed.query === '') return { suggestions: [] }
      // The typed words may contain prices and years, which a suggestion keeps.
      const { state: asked } = await engine.interpretUnfinished(scope, typed, now)
      const others: SearchState = { ...asked, query: '' }
      async function found(filter: ListFilter, begun: string): Promise<Suggestion[]> {
        const { values } = await engine.facetValues(scope, others, { filter, text: begun }, now)
        return values
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => ({ label: value, filter, state: setValues(others, filter, [value]), count }))
      }
      if (asked.query === '') return { suggestions: (await found('make_model', '')).slice(0, maxSuggestions) }
      const each = await Promise.all(
        suggestedFilters.map(async (filter) => (await found(filter, asked.query)).slice(0, suggested[filter])),
      )
      const begun = each.flat().slice(0, maxSuggestions)
      if (begun.length > 0) return { suggestions: begun }
      // No value has this prefix: uses the results of the words, including typing errors.
      const { values } = await engine.facetValues(scope, asked, { filter: 'make_model', text: '' }, now)
      const counts = new Map(values.map(({ value, count }) => [value, count]))
      const meant = (await found('make_model', '')).flatMap((own) => {
        const count = counts.get(own.label) ?? 0
        if (count === 0) return []
        // Words that exclude some of its vehicles (`2019`, `white`) stay, so that the count is right.
        return count === own.count ? own : { ...own, count, state: { ...own.state, query: asked.query } }
      })
      return { suggestions: meant.sort((a, b) => b.count - a.count).slice(0, maxSuggestions) }
    },
  }
}
