import { listingConditions } from '@forecourt/domain/stock/listing-conditions'
import { type StockScope, scopeLists } from '@forecourt/domain/stock/stock-scope'
import { Bitmap } from '../columns/bitmap.ts'
import type { StockTable } from '../table/stock-table.ts'

export type ListedRows = {
  rows: Bitmap
  /** Valid until this time, in seconds since 1970. */
  until: number
}

/**
 * The rows that a tenant's shoppers may see: of its dealerships, car types (TN-7) and item types (TN-8), shown on the
 * website, and listed by status and age (SR-11, TN-13).
 */
export function listedRows(table: StockTable, scope: StockScope, now: number): ListedRows {
  const own = table.shown.copy()
  for (const { field, values } of scopeLists(scope)) {
    const column = field === 'dealership_slug' ? table.dealerships : table.lists[field]
    own.and(column.rowsWith(values))
  }
  const rows = new Bitmap()
  for (const { status, limits } of listingConditions(scope, now)) {
    const listed = table.lists.status.rowsWith([status]).and(own)
    for (const limit of limits) listed.and(table.numbers[limit.field].rowsWithin(limit))
    rows.or(listed)
  }
  return { rows, until: nextListingChange(table, { scope, own, now }) }
}

type Asked = { scope: StockScope; own: Bitmap; now: number }

/** The next time a vehicle of the tenant leaves its sold window or reaches the listing age. */
function nextListingChange(table: StockTable, { scope, own, now }: Asked): number {
  const { soldWindowSeconds, minimumAgeSeconds } = scope
  const { sold_date_timestamp: sold, created_at_timestamp: created } = table.numbers
  const leaving = table.lists.status.rowsWith(['sold']).and(own).rows()
  const turns = [...leaving].map((row) => sold.get(row) + soldWindowSeconds).filter((moment) => moment >= now)
  const young =
    minimumAgeSeconds > 0
      ? created
          .rowsWithin({ min: now - minimumAgeSeconds })
          .and(own)
          .rows()
      : []
  // Both limits are inclusive: a vehicle is listed from the second it is old enough, and a sold one through its last.
  for (const row of young) {
    const comesOfAge = created.get(row) + minimumAgeSeconds
    if (comesOfAge > now) turns.push(comesOfAge - 1)
  }
  return turns.reduce((first, moment) => Math.min(first, moment), Number.POSITIVE_INFINITY)
}
