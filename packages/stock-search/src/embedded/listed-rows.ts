import type { StockScope } from '@forecourt/domain/stock-scope'
import type { Bitmap } from './bitmap.ts'
import type { StockTable } from './stock-table.ts'

/**
 * The rows that a tenant's shoppers may see at all: of its dealerships, car types (TN-7) and item types (TN-8), meant for
 * the website, in stock, coming soon or sold within the window (SR-11), and old enough (TN-13).
 */
export function listedRows({ lists, numbers, shown }: StockTable, scope: StockScope, now: number): Bitmap {
  const soldLately = lists.status
    .rowsWith(['sold'])
    .and(numbers.sold_date_timestamp.rowsWithin({ min: now - scope.soldWindowSeconds }))
  const rows = lists.status
    .rowsWith(['in_stock', 'coming_soon'])
    .or(soldLately)
    .and(shown)
    .and(lists.dealership_slug.rowsWith(scope.dealerships))
    .and(lists.car_type.rowsWith(scope.carTypes))
    .and(lists.item_type.rowsWith(scope.itemTypes))
  if (scope.minimumAgeSeconds > 0)
    rows.and(numbers.created_at_timestamp.rowsWithin({ max: now - scope.minimumAgeSeconds }))
  return rows
}
