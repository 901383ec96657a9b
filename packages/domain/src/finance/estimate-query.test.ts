import type { FinanceEstimate, FinanceLender } from '@forecourt/contracts/finance/finance-lender'
import { financeSettings } from '@forecourt/contracts/site/finance'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { estimate, readState } from './calculator.ts'
import { calculatorRules } from './calculator-rules.ts'
import { estimateQuery } from './estimate-query.ts'
import { financeEstimate } from './finance-estimate.ts'

const { calculator, fees } = financeSettings.public.finance.parse({})
const rules = calculatorRules(calculator, { place: 'vehicle', price: 35_990 })
const car = { year: 2021, make: 'Toyota', dealership_slug: 'northgate', price: 35_990, status: 'in_stock' }
const offer: FinanceLender = { financeProvider: 'provider_b', interestRate: 7.49, comparisonRate: 8.32 }

/** An estimate that the site computes, and what a calculator makes of its terms. */
function both(own: Partial<FinanceLender>, provider: 'provider_b' | 'provider_c') {
  const lenders = { acme: { ...offer, ...own, financeProvider: provider } }
  const site = testSite({ finance_provider: provider })
  const shown = financeEstimate({ ...car, finance_lenders: lenders }, site, 2026) as FinanceEstimate
  return { shown, calculated: estimate(readState(estimateQuery(shown, car.price), rules), rules, fees) }
}

test.each([
  {},
  { termYears: 3, deposit: 3599 },
  { termMonths: 84, deposit: 500, balloon: 9000, establishmentFees: 395 },
])('[VC-5] a calculator with the terms of an estimate by %j comes to its repayment', (own) => {
  const weekly = both(own, 'provider_b')
  expect(weekly.calculated.repayment).toBe(weekly.shown.weekly)
  const monthly = both(own, 'provider_c')
  expect(monthly.calculated.repayment).toBe(monthly.shown.monthly)
})

test('[VC-5] an estimate whose terms are not known leaves the calculator as it is', () => {
  expect(estimateQuery({ weekly: 1, monthly: 4.33, interest_rate: 7, comparison_rate: 8 }, 30_000)).toBe('')
})
