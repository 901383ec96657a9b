import { expect, test } from 'vitest'
import { rowOrder } from './row-order.ts'

const hit = (id: string, car_type: 'new' | 'demo' | 'used', status = 'in_stock', reserved = false) => ({
  id,
  car_type,
  status,
  reserved,
})

test('[SR-10] a row has what can be bought first, and of that new, demo, used, each in their own order', () => {
  const hits = [
    hit('soon', 'new', 'coming_soon'),
    hit('held', 'new', 'in_stock', true),
    hit('used 1', 'used'),
    hit('new 1', 'new'),
    hit('used 2', 'used'),
    hit('demo', 'demo'),
    hit('new 2', 'new'),
  ]
  const ids = rowOrder(hits).map(({ id }) => id)
  expect(ids).toEqual(['new 1', 'new 2', 'demo', 'used 1', 'used 2', 'soon', 'held'])
})
