import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import {
  type DisplayedPrice,
  displayedPrice,
  isReduced,
  type Priced,
  priceLine,
  purchasePrice,
  weeklyPrice,
} from './price.ts'

const noPrice = 'Call for price'
const site = { ...testSite(), copy: { ...testSite().copy, no_price: noPrice } }
const subscriptionSite = { ...site, pricing: 'subscription' as const }

test.each<[string, Partial<Priced>, Partial<DisplayedPrice>]>([
  [
    'the offer price when it differs from the price',
    { offer_price: 30_990, price: 33_000 },
    { kind: 'offer', text: '$30,990' },
  ],
  ['the offer price where there is no other', { offer_price: 30_990 }, { kind: 'offer', text: '$30,990' }],
  [
    'the normal price when the offer is the same',
    { offer_price: 33_000, price: 33_000 },
    { kind: 'normal', text: '$33,000' },
  ],
  [
    'the normal price when the offer is nothing',
    { offer_price: 0, price: 33_000 },
    { kind: 'normal', text: '$33,000' },
  ],
  ['the normal price from 500 dollars', { price: 500 }, { kind: 'normal', text: '$500' }],
  ['the no-price text for a placeholder', { price: 11 }, { kind: 'none', text: noPrice }],
  ['the no-price text up to 499 dollars', { price: 499 }, { kind: 'none', text: noPrice }],
  ['PREORDER for a placeholder', { price: 11, preorder: true }, { kind: 'preorder', text: 'PREORDER' }],
  ['the normal price when the offer is a placeholder', { offer_price: 11, price: 33_000 }, { kind: 'normal' }],
  [
    'no weekly price, which is that of subscription sites',
    { subscription_price: 289, offer_price: 30_000, price: 33_000 },
    { kind: 'offer', text: '$30,000' },
  ],
  ['PREORDER when the price is 10 or less', { price: 10, preorder: true }, { kind: 'preorder', text: 'PREORDER' }],
  ['the price of a preorder that has one', { price: 58_990, preorder: true }, { kind: 'normal', text: '$58,990' }],
  ['the no-price text when the price is 10 or less', { price: 10 }, { kind: 'none', text: noPrice }],
  ['the no-price text when there is nothing', {}, { kind: 'none', text: noPrice }],
])('[PR-1] shows %s', (_, vehicle, expected) => {
  expect(displayedPrice({ preorder: false, ...vehicle }, site)).toMatchObject(expected)
})

test.each<[string, Partial<Priced>, string | undefined]>([
  ['when it exceeds the price', { price: 34_880, before_price: 36_490 }, '$36,490'],
  ['when it exceeds the offer', { price: 34_880, offer_price: 33_000, before_price: 36_490 }, '$36,490'],
  ['as the price that an offer takes off from', { price: 34_880, offer_price: 33_000 }, '$34,880'],
  ['not when it is the same', { price: 34_880, before_price: 34_880 }, undefined],
  ['not when it was lower', { price: 34_880, before_price: 30_000 }, undefined],
  [
    'as the price that an offer takes off from where the earlier one is a placeholder',
    { price: 34_880, offer_price: 33_000, before_price: 11 },
    '$34,880',
  ],
  ['not where no price shows', { price: 0, before_price: 36_490 }, undefined],
])('[PR-2] the earlier price shows %s', (_, vehicle, was) => {
  expect(displayedPrice({ preorder: false, ...vehicle }, site).was).toBe(was)
})

test('[PR-2] no earlier price shows beside a weekly one', () => {
  const vehicle = { preorder: false, price: 34_880, subscription_price: 289, before_price: 36_490 }
  expect(displayedPrice(vehicle, subscriptionSite).was).toBeUndefined()
})

test('[TN-14] a weekly price is shown with what the site says it includes, never with what a purchase does', () => {
  const copy = { ...site.copy, price_note: 'insurance and servicing included' }
  const vehicle: Priced = { preorder: false, subscription_price: 289, price_type: 'drive_away' }
  expect(displayedPrice(vehicle, { ...subscriptionSite, copy }).type).toBe('insurance and servicing included')
  expect(displayedPrice(vehicle, subscriptionSite).type).toBeUndefined()
  expect(displayedPrice({ ...vehicle, price: 9000 }, { ...site, copy }).type).toBe('Drive away')
})

test.each<[Partial<Priced>, string | undefined]>([
  [{ price: 34_880, price_type: 'drive_away' }, 'Drive away'],
  [{ price: 34_880, price_type: 'excl_govt_charges' }, 'Excl. govt charges'],
  [{ offer_price: 34_880, price_type: 'rrp' }, 'RRP'],
  [{ price: 34_880 }, undefined],
  [{ price: 0, price_type: 'drive_away' }, undefined],
])('[PR-4] the type of the price of %j is %s', (vehicle, type) => {
  expect(displayedPrice({ preorder: false, ...vehicle }, site).type).toBe(type)
})

test.each<[string, Partial<Priced>, Partial<DisplayedPrice>]>([
  [
    'the weekly price',
    { subscription_price: 289, offer_price: 30_000, price: 33_000 },
    { kind: 'subscription', text: '$289', per: '/week' },
  ],
  ['the no-price text where there is none', { price: 12_345, offer_price: 11_000 }, { kind: 'none', text: noPrice }],
])('[TN-14] a subscription site shows %s', (_, vehicle, expected) => {
  expect(displayedPrice({ preorder: false, ...vehicle }, subscriptionSite)).toMatchObject(expected)
})

test.each<[string, Partial<Priced>, 'purchase' | 'subscription', string]>([
  [
    'what it was, and its type',
    { price: 22_990, offer_price: 21_990, price_type: 'drive_away' },
    'purchase',
    '$21,990 (was $22,990), Drive away',
  ],
  ['that it is a week’s', { price: 22_990, subscription_price: 444 }, 'subscription', '$444/week'],
  ['the amount alone', { price: 22_990 }, 'purchase', '$22,990'],
  ['the text in its place', { price: 11, price_type: 'drive_away' }, 'purchase', noPrice],
])('one line says of a price %s', (_, vehicle, pricing, line) => {
  expect(priceLine(displayedPrice({ preorder: false, ...vehicle }, { ...site, pricing }))).toBe(line)
})

test.each<[Partial<Priced>, number | undefined, number | undefined, boolean]>([
  [{ price: 22_990, offer_price: 21_990, subscription_price: 289 }, 21_990, 289, true],
  [{ price: 22_990, subscription_price: 0 }, 22_990, undefined, false],
  [{ price: 11, offer_price: 11, subscription_price: 11 }, undefined, 11, false],
  [{ price: 11, before_price: 30_000 }, undefined, undefined, false],
])('%j is asked at %s to buy and %s a week; reduced: %s', (vehicle, purchase, weekly, reduced) => {
  expect([purchasePrice(vehicle), weeklyPrice(vehicle), isReduced(vehicle)]).toEqual([purchase, weekly, reduced])
})
