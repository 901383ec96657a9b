import { expect, test } from 'vitest'
import { addedCharges, priceConditions } from './price-conditions.ts'

test.each([
  ['drive_away', /are in this price/, undefined],
  ['excl_govt_charges', /^Stamp duty, registration .* are added/, /are added/],
  ['rrp', /recommended price: .* are added/, /are added/],
  [undefined, undefined, undefined],
] as const)('[PR-4] the price type %s explains itself', (price_type, conditions, charges) => {
  for (const [text, words] of [
    [priceConditions({ price_type }), conditions],
    [addedCharges({ price_type }), charges],
  ] as const)
    if (words) expect(text).toMatch(words)
    else expect(text).toBeUndefined()
})
