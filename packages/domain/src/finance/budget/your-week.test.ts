import type { ShownWeek } from '@forecourt/contracts/browser/your-week'
import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { testSite } from '@forecourt/contracts/testing/test-site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advertisedRates } from '../advertised-rates.ts'
import { comparisonRate } from '../lenders/comparison-rate.ts'
import { boughtPrice, withSiteTerms } from './budget-loan.ts'
import { shownEstimate, weekEstimate, weekNote, weekRepayment, weekText } from './your-week.ts'

const rates = { interestRate: 3.81, comparisonRate: 6.29 }
const week: ShownWeek = { repayment: 200, deposit: 2000, period: 'week', ...rates, minLoan: 5600 }

test('[BF-1] what a repayment buys costs that repayment, and a dollar more costs more', { tags: 'long' }, () => {
  const finance = financeSettings.public.finance.parse({})
  const own = advertisedRates(finance)
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 5000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.constantFrom('week', 'month'),
      (repayment, deposit, period) => {
        const price = boughtPrice({ repayment, deposit, period }, finance)
        const asked = { deposit, period, ...own }
        expect(weekRepayment(price, asked)).toBeLessThanOrEqual(repayment)
        expect(weekRepayment(price + 250, asked)).toBeGreaterThan(repayment)
      },
    ),
  )
})

test('[VC-5] the comparison rate of the shopper’s estimate is the advertised one', () => {
  const amount = weekRepayment(32_000, week)
  const cashFlows = Array.from({ length: 260 }, (_, index) => ({ period: index + 1, amount }))
  expect(comparisonRate({ amountFinanced: 30_000, cashFlows, periodsPerYear: 52.18 })).toBeCloseTo(6.29, 2)
  expect(weekEstimate(32_000, week)).toMatchObject({
    ...{ weekly: amount, interest_rate: 3.81, comparison_rate: 6.29 },
    terms: { years: 5, deposit: 2000, balloon: 0, has_fees: true },
  })
  expect(weekEstimate(32_000, { ...week, period: 'month' })).not.toHaveProperty('weekly')
  expect(weekEstimate(2000, week)).toBeUndefined()
})

const advertised = {
  weekly: 99,
  monthly: 400,
  interest_rate: 7,
  comparison_rate: 8,
  terms: { years: 5, deposit: 0, balloon: 0 },
}

const site = { ...testSite(), capabilities: {}, dealership_capabilities: { north: { finance: false } } }

const usual = { pricing: 'purchase', finance: true, week } as const
test.each([
  ['as advertised without a week', {}, { week: null }, { estimate: advertised, isOwn: false }],
  ['by the week where there is one', {}, {}, { estimate: weekEstimate(30_000, week), isOwn: true }],
  ['as advertised where it has no price', { price: undefined }, {}, { estimate: advertised, isOwn: false }],
  ['as advertised where it is rented', {}, { pricing: 'subscription' }, { estimate: advertised, isOwn: false }],
  ['as advertised where the site has no finance', {}, { finance: false }, { estimate: advertised, isOwn: false }],
  ['as advertised where its dealership has none', { dealership_slug: 'north' }, {}, { isOwn: false }],
  ['as paid for by a deposit of its price', { price: 2000 }, {}, { instead: 'Your deposit pays for it' }],
  ['as paid for by a deposit above its price', { price: 1500 }, {}, { instead: 'Your deposit pays for it' }],
  ['for an enquiry at $100 above the deposit', { price: 2100 }, {}, { instead: 'Enquire for Finance' }],
] as const)('[VC-5] a vehicle is shown %s', (_, changes, about, expected) => {
  const vehicle = { price: 30_000, dealership_slug: 'south', finance_estimate: advertised, ...changes }
  const { pricing, finance, week: own } = { ...usual, ...about }
  expect(shownEstimate(vehicle, { ...site, pricing, capabilities: { finance } }, own)).toMatchObject(expected)
})

test('[FE-1] [FE-2] a vehicle that is advertised with no estimate has none of the shopper’s own', () => {
  const vehicle = { price: 30_000, dealership_slug: 'south' }
  expect(shownEstimate(vehicle, site, week)).toEqual({ estimate: undefined, isOwn: false })
})

const dear = { establishment: 395, security_registration: 6, monthly_account: 20, agency: 912.25 }
test.each([
  ['week', {}, 'repayment'],
  ['month', {}, 'repayment'],
  ['month', { fees: dear }, 'cost'],
] as const)('[FC-6] by the %s at a site with %j the smallest loan is set by its %s', (period, settings, limit) => {
  const own = withSiteTerms({ repayment: 200, deposit: 2000, period }, financeSettings.public.finance.parse(settings))
  expect(weekEstimate(2000 + own.minLoan, own)).toBeDefined()
  expect(weekEstimate(2000 + own.minLoan - 1, own)).toBeUndefined()
  expect(weekEstimate(2100, own)).toBeUndefined()
  expect(weekEstimate(1500, own)).toBeUndefined()
  const smallest = weekRepayment(2000 + own.minLoan, own)
  expect(smallest).toBeGreaterThan(25)
  if (limit === 'repayment') expect(smallest).toBeLessThan(25.05)
  else expect(smallest).toBeGreaterThan(30)
})

test.each([
  [week, 'Prices by the week, with your $2,000 deposit'],
  [{ ...week, repayment: 0 }, 'Prices by the week, with your $2,000 deposit'],
  [{ ...week, deposit: 0, period: 'month' as const }, 'Prices by the month, with no deposit'],
])('%j says %s', (own, text) => expect(weekText(own)).toBe(text))

test('what a page says of the week leads to where it is changed', () => {
  expect(weekNote(week)).toEqual({
    text: 'Prices by the week, with your $2,000 deposit',
    changeHref: '/budget-finder?repayment=200&period=week&deposit=2000',
  })
  expect(weekNote(null)).toEqual({ text: null, changeHref: '/budget-finder' })
})
