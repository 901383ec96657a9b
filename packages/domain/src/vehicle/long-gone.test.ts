import { expect, test } from 'vitest'
import { isLongGone } from './long-gone.ts'

const day = 86_400
const now = 1000 * day
const site = { sold_window_days: 3 }
const updated_at = new Date((now - 5 * day) * 1000).toISOString()

test.each([
  ['in stock, changed long ago', { status: 'in_stock' }, false],
  ['sold within the window', { status: 'sold', sold_date_timestamp: now - 3 * day }, false],
  ['sold before it', { status: 'sold', sold_date_timestamp: now - 3 * day - 1 }, true],
  ['withdrawn, which has no day of its own: the day it last changed', { status: 'withdrawn' }, true],
])('a vehicle that is %s', (_, vehicle, expected) => {
  expect(isLongGone({ updated_at, ...vehicle }, site, now)).toBe(expected)
})
