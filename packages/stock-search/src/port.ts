import type { FacetValues, HitList } from '@forecourt/contracts/search/list-responses'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { ListFilter, SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import type { SimilarTo } from '@forecourt/domain/vehicle/similar/similar-vehicles'
import type { InterpretedSearch } from './interpret-search.ts'

/**
 * A vehicle's current state, or its removal. `version` grows with every write of that vehicle: an older change has no
 * effect.
 */
export type StockChange =
  | { kind: 'put'; vehicle: Vehicle; version: number }
  | { kind: 'remove'; dealership: string; id: string; version: number }

/** The values of one filter with a word that begins with `text`. */
export type FacetRequest = { filter: ListFilter; text: string }

/** A completion of the typed words: a search, and the number of its vehicles. */
export type Suggestion = { label: string; filter: ListFilter; state: SearchState; count: number }

export type SuggestionList = { suggestions: Suggestion[] } & Pick<SearchResult, 'stale'>

/**
 * An answer, and the typed words that it ignores because nothing listed matches them, or because they name a place where the site
 * has no stock (SR-20).
 */
export type EngineResult = SearchResult & { ignoredTerms?: readonly string[] } & Pick<
    InterpretedSearch,
    'elsewhere' | 'otherReadings'
  >

/**
 * The operations of an engine. `now` is in seconds since 1970; it decides how long a sold vehicle is listed. None of
 * these throws for any `SearchState`; all throw `AppError('unavailable')` if the engine cannot answer. With a fallback
 * (`createResilientSearch`) an answer may be the last good one to the same query, marked `stale`.
 */
export interface SearchEngine {
  /** Page size is 21 (SR-7). */
  search(scope: StockScope, state: SearchState, now?: number): Promise<EngineResult>
  /** All of a filter's values under all other filters; a search's answer has only some of them. */
  facetValues(scope: StockScope, state: SearchState, asked: FacetRequest, now?: number): Promise<FacetValues>
  /** The meaning of words that are still being typed. */
  interpretUnfinished(scope: StockScope, state: SearchState, now?: number): Promise<InterpretedSearch>
  /** Idempotent: duplicate, late and reordered changes give the same index. */
  apply(changes: readonly StockChange[]): Promise<void>
}

/** The search port: all engines give equal answers. Every answer can be marked `stale`. */
export interface StockSearch extends Omit<SearchEngine, 'interpretUnfinished'> {
  /** SR-18: the first vehicles of a search, over several of its pages. */
  list(scope: StockScope, state: SearchState, limit: number, now?: number): Promise<HitList>
  /** VD-11: up to six others at a similar price. */
  similar(scope: StockScope, vehicle: SimilarTo, now?: number): Promise<HitList>
  /** Completions of the words under all other filters, the best first. */
  suggest(scope: StockScope, state: SearchState, text: string, now?: number): Promise<SuggestionList>
}
