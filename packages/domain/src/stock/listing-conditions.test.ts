import { expect, test } from 'vitest'
import { listingConditions } from './listing-conditions.ts'
import type { StockScope } from './stock-scope.ts'

const now = 1_790_000_000
const day = 86_400
const scope = (days: { sold: number; age: number }) =>
  ({ soldWindowSeconds: days.sold * day, minimumAgeSeconds: days.age * day }) as StockScope

const soldSince = (days: number) => ({ field: 'sold_date_timestamp', min: now - days * day })
const createdUntil = (days: number) => ({ field: 'created_at_timestamp', max: now - days * day })

test.each([
  ['in_stock', { sold: 3, age: 0 }, []],
  ['coming_soon', { sold: 3, age: 0 }, []],
  ['sold', { sold: 3, age: 0 }, [soldSince(3)]],
  ['sold', { sold: 0, age: 0 }, [soldSince(0)]],
  ['in_stock', { sold: 3, age: 2 }, [createdUntil(2)]],
  ['sold', { sold: 5, age: 2 }, [soldSince(5), createdUntil(2)]],
])('[SR-11] [TN-13] %s is listed, with windows of %j days, within %j', (status, days, limits) => {
  expect(listingConditions(scope(days), now)).toContainEqual({ status, limits })
})

test('[SR-11] no other status is ever listed', () => {
  const statuses = listingConditions(scope({ sold: 3, age: 0 }), now).map(({ status }) => status)
  expect(statuses).toEqual(['in_stock', 'coming_soon', 'sold'])
})
