import type { SearchResult } from '@forecourt/contracts/search-result'
import type { Vehicle } from '@forecourt/contracts/vehicle'
import type { SearchState } from '@forecourt/domain/search-fields'
import type { StockScope } from '@forecourt/domain/stock-scope'

/** A vehicle as it now stands, or its removal. `version` grows with every write of that vehicle: an older one changes nothing. */
export type StockChange =
  | { kind: 'put'; vehicle: Vehicle; version: number }
  | { kind: 'remove'; dealership: string; id: string; version: number }

/**
 * The search port. Engines answer the same questions alike. `search` never throws for any `SearchState`; it throws
 * `AppError('unavailable')` when the engine cannot answer at all.
 */
export interface StockSearch {
  /** `now` is in seconds since 1970; it decides how long a sold vehicle is listed. Page size is 21 (SR-7). */
  search(scope: StockScope, state: SearchState, now?: number): Promise<SearchResult>
  /** Idempotent: doubled, late and reordered changes end in the same index. */
  apply(changes: readonly StockChange[]): Promise<void>
}
