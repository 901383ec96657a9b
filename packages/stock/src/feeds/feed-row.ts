import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import type { FeedVehicle } from './feed-vehicle.ts'
import type { RowLocation } from './refusal.ts'

/**
 * A row in a format's own shape, before anything is known of its content. `line` is where it begins; `record` is its number
 * among the rows, where several may stand in a line.
 */
export type RawRow<Content> =
  /** `isGarbled`: the row holds bytes that are no UTF-8. */
  | { kind: 'row'; line: number; record?: number; content: Content; isCut?: boolean; isGarbled?: boolean }
  /** `isCut`: the file ends within its line, so it may be the file's fault and not the row's. */
  | { kind: 'refused'; line: number; record?: number; reason: string; isCut?: boolean }
  /** From here on the file cannot be read. */
  | { kind: 'broken'; line: number; reason: string }

/** A row of a feed. `id` is the vehicle's, where even a refused row tells it. */
export type FeedRow =
  /** `notes`: what was left out of it. */
  | ({ kind: 'vehicle'; vehicle: FeedVehicle; notes: string[] } & RowLocation)
  | { kind: 'refused'; id: string | undefined; refusal: RefusedRow }
  | { kind: 'broken'; line: number; reason: string }
  | { kind: 'note'; text: string }

/** A row that is longer is no vehicle: one with two hundred photos has about 100,000 characters. */
export const maxRowLength = 1_000_000
