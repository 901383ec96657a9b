import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import type { FeedVehicle } from './feed-vehicle.ts'
import type { RowLocation } from './refusal.ts'

/**
 * A row in a format's own shape, before validation. `line` is where it begins; `record` is its number among the rows,
 * if several may be in a line.
 */
export type RawRow<Content> =
  /** `isGarbled`: the row contains invalid UTF-8. */
  | { kind: 'row'; line: number; record?: number; content: Content; isCut?: boolean; isGarbled?: boolean }
  /** `isCut`: the file ends within its line, so the file may be truncated. */
  | { kind: 'refused'; line: number; record?: number; reason: string; isCut?: boolean }
  /** The file cannot be read from here on. */
  | { kind: 'broken'; line: number; reason: string }

/** A row of a feed. `id` is the vehicle's; a rejected row may have it too. */
export type FeedRow =
  /** `notes`: what was dropped from it. */
  | ({ kind: 'vehicle'; vehicle: FeedVehicle; notes: string[] } & RowLocation)
  | { kind: 'refused'; id: string | undefined; refusal: RefusedRow }
  | { kind: 'broken'; line: number; reason: string }
  | { kind: 'note'; text: string }

/** A longer row is not a vehicle: one with two hundred photos has about 100,000 characters. */
export const maxRowLength = 1_000_000
