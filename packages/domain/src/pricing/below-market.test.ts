import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { agreesWithMarket, belowMarket, marketEvidence, marketPlace } from './below-market.ts'

const site = { ...testSite(), autograb: true }
type Compared = Parameters<typeof belowMarket>[0]
const vehicle: Compared = { status: 'in_stock', preorder: false, price: 30_000, state: 'NSW' }

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
  [
    'nothing by a state’s average where the state is not known',
    { state_average_market_price: 35_000, state: undefined },
    undefined,
  ],
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

test.each<[changes: Partial<Compared>, evidence: object]>([
  [
    { state_average_market_price: 31_000, average_market_price: 35_000 },
    { average: 31_000, difference: 1000, where: 'NSW' },
  ],
  [{ average_market_price: 35_000 }, { average: 35_000, difference: 5000, where: 'Australia' }],
  [
    { state_average_market_price: 31_000, average_market_price: 35_000, state: undefined },
    { average: 35_000, difference: 5000, where: 'Australia' },
  ],
])('[BY-6] the evidence of being below market is an average and where it is of: %j', (changes, evidence) =>
  expect(marketEvidence({ ...vehicle, ...changes }, site)).toEqual(evidence),
)

test.each<[average: number | undefined, range: { min: number; max: number }, isSame: boolean]>([
  [undefined, { min: 20_000, max: 32_000 }, true],
  [0, { min: 28_000, max: 33_000 }, true],
  [31_000, { min: 28_000, max: 33_000 }, true],
  [31_000, { min: 20_000, max: 32_000 }, false],
  [30_499, { min: 20_000, max: 32_000 }, true],
  [29_501, { min: 29_000, max: 40_000 }, true],
  [29_000, { min: 29_000, max: 40_000 }, false],
  [29_000, { min: 20_000, max: 32_000 }, true],
])('[BY-6] an average of %s and a range of %j agree about $30,000: %s', (average, range, isSame) => {
  const compared = { ...vehicle, state_average_market_price: average }
  expect(agreesWithMarket(compared, site, range)).toBe(isSame)
  expect(agreesWithMarket(compared, { ...site, autograb: false }, range)).toBe(true)
})

test.each([undefined, 0, 1, 499])('[BY-6] an average of %s is no market', (state_average_market_price) => {
  expect(marketPlace({ ...vehicle, state_average_market_price }, site)).toBeUndefined()
  const both = { ...vehicle, state_average_market_price, average_market_price: 31_000 }
  expect(marketPlace(both, site)?.text).toBe('$1,000 below the average in Australia')
})
