import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import { hitsOf } from '../answer/deep-page.ts'
import { searchResponseSchema } from './response-schemas.ts'

/**
 * A card with only the first release's fields. A field that a later release adds is missing in every index of an
 * earlier one: make it optional first, and require it once all indices are rebuilt.
 */
const oldCard = {
  id: '1',
  slug: 'car-1',
  dealership_slug: 'northgate',
  name: '2021 Toyota RAV4 GXL',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'N1',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  reserved: false,
  certified: false,
  preorder: false,
  price_type: 'drive_away',
  created_at_timestamp: 1_767_225_600,
  images: [],
  photos_count: 0,
}

test('the cards of every earlier release can be parsed', () => {
  expect(hitSchema.safeParse(oldCard).error).toBeUndefined()
})

test('an unreadable card is missing in its page, which otherwise works', () => {
  const { name: _name, ...unreadable } = oldCard
  const hits = [oldCard, unreadable].map((hit, at) => ({ _id: String(at), _source: { hit } }))
  const answer = searchResponseSchema.parse({ timed_out: false, _shards: { failed: 0 }, hits: { hits } })
  expect(hitsOf(answer)).toEqual([oldCard])
})
