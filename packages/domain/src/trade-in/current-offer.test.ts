import { expect, test } from 'vitest'
import { currentOffer } from './current-offer.ts'

const now = new Date('2026-11-27T00:00:00Z')
const stored = { lead_id: 'a', car: 'RAV4', min: 8000, max: 9000, expires_at: '2026-11-28T00:00:00.000Z' }

test('[TI-6] an offer is there while it holds', () => {
  expect(currentOffer(stored, now)).toEqual(stored)
  expect(currentOffer(stored, new Date('2026-11-28T00:00:01Z'))).toBeUndefined()
})

test.each([
  undefined,
  { lead_id: 'a', car: 'RAV4' },
  { ...stored, max: undefined },
  { ...stored, expires_at: undefined },
])('a browser that stores %j has none', (without) => {
  expect(currentOffer(without as typeof stored | undefined, now)).toBeUndefined()
})
