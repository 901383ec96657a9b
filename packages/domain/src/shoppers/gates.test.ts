import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { gateAddress, gateOf } from './gates.ts'

const site = testSite({ paths: { ...testSite().paths, garage: '/mymotorama' } })

test.each([
  ['/cars/2023-toyota-rav4/checkout', '', 'checkout'],
  ['/cars/2023-toyota-rav4/buy-online', '', 'checkout'],
  ['/cars//checkout', '', null],
  ['/checkout-journey', 'car_id=2023-toyota-rav4', 'checkout'],
  ['/checkout-journey', '', null],
  ['/checkout-journey', 'car_id=', null],
  ['/personalised/finance', 'car_id=7', 'finance'],
  ['/finance', '', 'car-finance'],
  ['/finance-enquiry', '', 'car-finance'],
  ['/apply-for-finance', '', 'car-finance'],
  ['/finance-pre-approval', '', 'car-finance'],
  ['/spin-to-win', '', 'spin-to-win'],
  ['/online-payment', '', 'online-payment'],
  ['/online-payment/', '', 'online-payment'],
  ['/my-garage', '', 'my-garage'],
  ['/my-garage/privacy', '', 'my-garage'],
  ['/mymotorama', '', 'my-garage'],
  ['/mymotorama/privacy', '', 'my-garage'],
  ['/mymotorama-news', '', null],
  ['/trade-in', '', null],
  ['/cars/trade-in', 'car_id=7', null],
  ['/sell-my-car', '', null],
  ['/sell-your-car', '', null],
  ['/', '', null],
  ['/cars/2023-toyota-rav4', '', null],
  ['/sign-in', '', null],
] as const)('[WL-9] %s?%s asks who is not signed in to sign in for %s', (path, query, type) => {
  expect(gateOf(site, path, query)).toBe(type)
})

test('[WL-9] a site opens gates of its own, and no other site’s', () => {
  const open = { ...site, sign_in: { open: ['finance-page' as const] } }
  expect([gateOf(open, '/finance'), gateOf(site, '/finance')]).toEqual([null, 'car-finance'])
  expect(gateOf(open, '/personalised/finance')).toBe('finance')
})

test('[WL-9] a gate leads to sign-in with its type, the whole address and the way back, and an open page nowhere', () => {
  const address = gateAddress(site, { path: '/personalised/finance', query: 'car_id=7&price=1' }, '/cars/kia-rio')
  expect(Object.fromEntries(new URL(address ?? '', 'http://x').searchParams)).toEqual({
    type: 'finance',
    redirect: '/personalised/finance?car_id=7&price=1',
    back: '/cars/kia-rio',
  })
  expect(gateAddress(site, { path: '/trade-in', query: 'car_id=7' })).toBeNull()
})
