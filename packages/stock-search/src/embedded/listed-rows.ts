import { listings } from '@forecourt/domain/listing'
import { type StockScope, scopeLists } from '@forecourt/domain/stock-scope'
import { Bitmap } from './bitmap.ts'
import type { StockTable } from './stock-table.ts'

/**
 * The rows that a tenant's shoppers may see at all: of its dealerships, car types (TN-7) and item types (TN-8), meant for
 * the website, and listed by their status and age (SR-11, TN-13).
 */
export function listedRows({ lists, numbers, shown }: StockTable, scope: StockScope, now: number): Bitmap {
  const rows = new Bitmap()
  for (const { status, limits } of listings(scope, now)) {
    const listed = lists.status.rowsWith([status])
    for (const limit of limits) listed.and(numbers[limit.field].rowsWithin(limit))
    rows.or(listed)
  }
  for (const { field, values } of scopeLists(scope)) rows.and(lists[field].rowsWith(values))
  return rows.and(shown)
}
