import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import type { IndexOptions } from '../index/index-body.ts'
import type { IndexTask } from './cut-over-alias.ts'

/** The source and options of a reindex. */
export type ReindexTask = IndexTask & {
  /** The tenants whose searches are compared before the new index is used. */
  scopes: readonly StockScope[]
  /** Stops it between two pages; the next run resumes there. */
  signal?: AbortSignal
  /**
   * Stops it between two dealerships after this time, in milliseconds since 1970, but not before completing one more.
   */
  until?: number
  /** An earlier run's unfinished index may be of another table. */
  isFromScratch?: boolean
  /** Uses the new index even if it answers differently, or if the one in use cannot be read. */
  isAccepted?: boolean
  options?: IndexOptions
  /** For tests: runs before a differing search is repeated. */
  pause?: (attempt: number) => Promise<void>
}

/** Throws if the work must stop. */
export function throwIfStopped({ signal, check }: ReindexTask): void {
  signal?.throwIfAborted()
  check()
}
