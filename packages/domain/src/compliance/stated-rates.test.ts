import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { offersSettings } from '@forecourt/contracts/site/settings/offers'
import { expect, test } from 'vitest'
import { exampleContradictions, offerContradictions } from './stated-rates.ts'

const fees = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 }
const site = (example: object, changes: object = {}) => ({
  finance: financeSettings.public.finance.parse({ fees, example, calculator: { interest: 3.81 }, ...changes }),
})

test('[FE-7] a comparison rate that rate, term, amount and fees make is taken', () => {
  expect(exampleContradictions(site({ interest_rate: 3.81, comparison_rate: 6.29 }))).toEqual([])
  expect(exampleContradictions({ finance: financeSettings.public.finance.parse({}) })).toEqual([])
})

test.each<[string, object, object, string]>([
  ['a hundredth off', { interest_rate: 3.81, comparison_rate: 6.28 }, {}, '6.29%'],
  ['without the fees', { interest_rate: 3.81, comparison_rate: 3.82 }, {}, '6.29%'],
  ['with fees that are not disclosed', { interest_rate: 3.81, comparison_rate: 6.29 }, { fees: {} }, '3.82%'],
  ['of another term', { interest_rate: 3.81, comparison_rate: 6.29, term_years: 3 }, {}, '7.49%'],
  ['of another amount', { interest_rate: 3.81, comparison_rate: 6.29, amount: 10_000 }, {}, '11.64%'],
])('[FE-7] a comparison rate %s is refused with the one that its figures make', (_, example, changes, computed) => {
  expect(exampleContradictions(site(example, changes))).toEqual([
    {
      path: 'finance.example.comparison_rate',
      found: expect.stringMatching(/%$/),
      allowed: `${computed}, which its interest rate, term, amount and the fees make`,
    },
  ])
})

test('[FE-7] [FC-3] an example at another rate than the calculator begins with is refused', () => {
  const changes = { calculator: { interest: 8.5 } }
  expect(exampleContradictions(site({ interest_rate: 3.81, comparison_rate: 6.29 }, changes))).toEqual([
    { path: 'finance.example.interest_rate', found: '3.81%', allowed: '8.50%, which the calculator begins with' },
  ])
})

const repayment = { weekly: 214, term_years: 3, deposit: 8098, final_payment: 0 }
const offers = (comparison_rate: number, rest: object = { repayment }) =>
  offersSettings.private.offers.parse([
    {
      ...{ id: 'sportage', name: 'A', description: 'A', price: { amount: 40_490 } },
      finance: { rate: 1.9, comparison_rate, ...rest },
    },
  ])

test('[OF-1] an offer’s comparison rate is no lower than its repayments, or its rate, make it', () => {
  expect(offerContradictions({ offers: offers(2.05) })).toEqual([])
  expect(offerContradictions({ offers: offers(4.4) })).toEqual([])
  expect(offerContradictions({ offers: offers(1.2) })).toEqual([
    {
      path: 'offers[0].finance.comparison_rate',
      found: '1.20%',
      allowed: expect.stringMatching(/^at least \d\.\d\d%, which its repayments make without fees$/),
    },
  ])
  expect(offerContradictions({ offers: offers(1.2, {}) })).toHaveLength(1)
  expect(offerContradictions({ offers: offers(1.9, {}) })).toEqual([])
})
