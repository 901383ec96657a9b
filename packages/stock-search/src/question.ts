import { emptySearch, type Filter, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { readPhrases } from './text/read-phrases.ts'
import { typedWords } from './text/read-words.ts'

/** What narrows a search, by name: the filters that are set, and `query` for the words. */
export type Narrowing = Filter | 'query'

/**
 * A search as an engine answers it. `understood` is its address where words of it became filters or an order (SR-20); what
 * was left out stands in that still, so that nothing that was typed is gone without a word.
 */
export type Question = { state: SearchState; understood?: string; leftOut: readonly string[] }

/** What an answer says of how its words were read, without those that mean nothing here. */
export function readingOf({ state, understood, leftOut }: Question, spare: ReadonlySet<string>) {
  const isSpare = (word: string) => typedWords(word).length > 0 && typedWords(word).every((own) => spare.has(own))
  const all = [...new Set([...state.query.split(' ').filter(isSpare), ...leftOut])]
  return { ...(understood !== undefined && { understood }), ...(all.length > 0 && { leftOut: all }) }
}

/** `now` is in seconds since 1970. */
export function understand(asked: SearchState, { pricing }: Pick<StockScope, 'pricing'>, now: number): Question {
  if (asked.query === '') return { state: asked, leftOut: [] }
  const { typed, leftOut, ...read } = readPhrases(asked, { pricing, thisYear: new Date(now * 1000).getUTCFullYear() })
  const state = { ...asked, ...read }
  if (typed === asked.query) return { state, leftOut }
  return { state, leftOut, understood: formatSearch({ ...emptySearch, ...state, query: typed }) }
}
