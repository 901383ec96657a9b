import type { FacetValues, HitList } from '@forecourt/contracts/search/list-responses'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { ListFilter, SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import type { SimilarTo } from '@forecourt/domain/vehicle/similar-vehicles'

/** A vehicle as it now stands, or its removal. `version` grows with every write of that vehicle: an older one changes nothing. */
export type StockChange =
  | { kind: 'put'; vehicle: Vehicle; version: number }
  | { kind: 'remove'; dealership: string; id: string; version: number }

/** The values of one filter that have a word which begins with `text`. */
export type FacetRequest = { filter: ListFilter; text: string }

/** Something that words which are being typed may mean: the search that it is, and how many vehicles that finds. */
export type Suggestion = { label: string; filter: ListFilter; state: SearchState; count: number }

export type SuggestionList = { suggestions: Suggestion[] } & Pick<SearchResult, 'stale'>

/** An answer, and what of the words, as they were typed, it is without because nothing here is so (SR-20). */
export type EngineResult = SearchResult & { ignoredTerms?: readonly string[] }

/**
 * What an engine answers itself. `now` is in seconds since 1970; it decides how long a sold vehicle is listed. None of these
 * throws for any `SearchState`; all throw `AppError('unavailable')` when the engine cannot answer at all. Where it can fall
 * back (`steadySearch`), each answer is its last good one to the same question, whole, and says so: `stale`.
 */
export interface SearchEngine {
  /** Page size is 21 (SR-7). */
  search(scope: StockScope, state: SearchState, now?: number): Promise<EngineResult>
  /** All of a filter's values under everything else that is chosen, of which an answer has some only. */
  facetValues(scope: StockScope, state: SearchState, asked: FacetRequest, now?: number): Promise<FacetValues>
  /** Idempotent: doubled, late and reordered changes end in the same index. */
  apply(changes: readonly StockChange[]): Promise<void>
}

/** The search port: engines answer the same questions alike. Every answer has the same room for `stale`. */
export interface StockSearch extends SearchEngine {
  /** SR-18: the first vehicles of a search, as far as its pages go. */
  list(scope: StockScope, state: SearchState, limit: number, now?: number): Promise<HitList>
  /** VD-11: up to six others at a similar price. */
  similar(scope: StockScope, vehicle: SimilarTo, now?: number): Promise<HitList>
  /** What the words may become under all that is chosen beside them, the best first. */
  suggest(scope: StockScope, state: SearchState, text: string, now?: number): Promise<SuggestionList>
}
