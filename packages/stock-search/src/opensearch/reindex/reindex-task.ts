import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import type { IndexOptions } from '../index/index-body.ts'
import type { IndexTask } from './cut-over-alias.ts'

/** What an index is built from, and how. */
export type ReindexTask = IndexTask & {
  /** The tenants whose searches are compared before the new index is used. */
  scopes: readonly StockScope[]
  /** Ends it between two pages; the next run goes on from there. */
  signal?: AbortSignal
  /** Ends it between two dealerships once this moment, in milliseconds since 1970, has passed: never before one more is in it. */
  until?: number
  /** Whatever an earlier run left unfinished may be of another table. */
  isFromScratch?: boolean
  /** The new index is used also where it answers otherwise, or where the one in use cannot be read. */
  isAccepted?: boolean
  options?: IndexOptions
  /** For tests: before a search that was answered otherwise is asked again. */
  pause?: (attempt: number) => Promise<void>
}

/** Throws where the work is to end. */
export function throwIfStopped({ signal, check }: ReindexTask): void {
  signal?.throwIfAborted()
  check()
}
