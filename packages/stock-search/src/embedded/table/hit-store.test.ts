import { expect, test } from 'vitest'
import { toHit } from '../../hit.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { HitStore } from './hit-store.ts'

test.each(['N-10432', 'a "quoted" one', 'back\\slash\\', '"stocknum":"x"', 'Š 🚗'])(
  'reads the stock number %s from its hit',
  (stocknum) => {
    const hits = new HitStore()
    hits.set(0, toHit(testVehicle({ stocknum, id: '"stocknum":"y"' })))
    expect(hits.stockNumber(0)).toBe(stocknum)
    hits.delete(0)
    expect(hits.stockNumber(0)).toBe('')
  },
)
