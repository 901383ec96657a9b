import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { belowMarket } from './below-market.ts'

const site = { ...testSite(), autograb: true }
type Compared = Parameters<typeof belowMarket>[0]
const vehicle: Compared = { status: 'in_stock', preorder: false, price: 30_000 }

test.each<[why: string, changes: Partial<Compared>, shown: string | undefined]>([
  ['nothing without an average', {}, undefined],
  ['nothing at 499 dollars', { state_average_market_price: 30_499 }, undefined],
  ['the difference from 500', { state_average_market_price: 30_500 }, '$500 below market'],
  [
    'the difference to the country’s average without a state’s',
    { average_market_price: 31_240 },
    '$1,240 below market',
  ],
  [
    'nothing where only the country’s average is higher',
    { state_average_market_price: 29_000, average_market_price: 35_000 },
    undefined,
  ],
  ['the difference to an offer', { offer_price: 28_000, state_average_market_price: 30_100 }, '$2,100 below market'],
  ['nothing where no price shows', { price: 10, state_average_market_price: 30_000 }, undefined],
  ['nothing when it is sold', { status: 'sold', state_average_market_price: 35_000 }, undefined],
])('[PR-3] below market shows %s', (_, changes, shown) => {
  expect(belowMarket({ ...vehicle, ...changes }, site)).toBe(shown)
})

test('[PR-3] a site without market data, or with weekly prices, compares nothing', () => {
  const cheap = { ...vehicle, subscription_price: 200, state_average_market_price: 40_000 }
  expect(belowMarket(cheap, { ...site, autograb: false })).toBeUndefined()
  expect(belowMarket(cheap, { ...site, pricing: 'subscription' })).toBeUndefined()
})
