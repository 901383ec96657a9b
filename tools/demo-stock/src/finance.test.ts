import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { advertisedLoan } from '@forecourt/domain/finance/advertised-loan'
import { advertisedRates } from '@forecourt/domain/finance/advertised-rates'
import { type Budget, maxBudgetInput, searchedPrices } from '@forecourt/domain/finance/budget/budget'
import {
  boughtPrice,
  budgetRepayment,
  noLoanText,
  smallestRepayment,
} from '@forecourt/domain/finance/budget/budget-loan'
import { estimate, repaymentOfCalculation } from '@forecourt/domain/finance/calculator/calculator'
import { calculatorRules } from '@forecourt/domain/finance/calculator/calculator-rules'
import { financeEstimate } from '@forecourt/domain/finance/finance-estimate'
import { frequencies } from '@forecourt/domain/finance/frequency'
import { isQuoted } from '@forecourt/domain/finance/quote/loan'
import { repaymentOfEstimate, repaymentWords } from '@forecourt/domain/finance/stated-repayment'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { listTenants, readTenant } from '@forecourt/tenants'
import { describe, expect, test } from 'vitest'
import { dealerships } from './dealers/dealerships.ts'
import { makeStock } from './make-stock.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'

const today = new Date('2026-11-21T00:00:00Z')
const stock = dealerships.flatMap(({ slug, ...rest }) =>
  [...makeStock({ slug, ...rest }, { today })].map((vehicle) => carOf(vehicle, slug)),
)

/** What finance asks of a vehicle. */
function carOf(vehicle: DemoVehicle, dealership_slug: string) {
  const { stocknum, model, status, price, offerPrice, year, lenders, youxQuote } = vehicle
  return {
    ...{ stocknum, dealership_slug, status, make: model.make.make },
    ...(price !== undefined && { price }),
    ...(offerPrice !== undefined && { offer_price: offerPrice }),
    ...(year !== undefined && { year }),
    ...{ finance_lenders: lenders, youxQuote },
  }
}

const sites = listTenants()
  .map((slug) => readTenant(slug))
  .filter(({ pricing }) => pricing === 'purchase')

const random = seededNumbers(26)

const budgets: Budget[] = [
  { period: 'week', repayment: 60, deposit: 0 },
  { period: 'week', repayment: 75, deposit: 500 },
  { period: 'week', repayment: 200, deposit: 2000 },
  { period: 'week', repayment: 413, deposit: 12_345 },
  { period: 'month', repayment: 600, deposit: 2000 },
  { period: 'month', repayment: 1999, deposit: 0 },
]

describe.each(sites.map((site) => [site.slug, site] as const))('on %s', (_, site) => {
  const { calculator, fees } = site.finance
  const cars = stock
    .filter(({ dealership_slug }) => site.dealerships.includes(dealership_slug))
    .flatMap((car) => {
      const asked = purchasePrice(car)
      return asked === undefined ? [] : [{ ...car, asked, shown: financeEstimate(car, site, 2026) }]
    })

  test('[VC-5] the calculator of every car begins with the repayment, the rates and the terms of its card, and makes them', () => {
    const advertised = cars.filter(({ shown }) => shown)
    expect(advertised.length).toBeGreaterThan(100)
    expect(advertised.filter(({ asked }) => !isQuoted(asked))).toEqual([])
    for (const { stocknum, asked, shown } of advertised) {
      if (!shown) continue
      const loan = advertisedLoan(shown, asked)
      const rules = calculatorRules(calculator, { place: 'vehicle', price: asked, advertised: loan })
      const first = estimate(rules.defaults, rules, fees)
      expect(repaymentOfCalculation(rules.defaults, first), stocknum).toEqual(repaymentOfEstimate(shown))
      expect(first, stocknum).toMatchObject({ isAdvertised: true, isWorkedOut: true })
      expect(first.costs.comparisonRate, stocknum).toBeCloseTo(shown.comparison_rate, 2)
    }
  })

  test.each(budgets)(
    '[BF-1] [BF-3] what %j leads to is all that it buys, at the advertised comparison rate',
    (budget) => {
      const { period, deposit, repayment } = budget
      const { perYear, perYearOfCode } = frequencies[period]
      const rate = advertisedRates(site.finance).comparisonRate / 100 / perYearOfCode
      const costs = (price: number) => (Math.max(0, price - deposit) * rate) / (1 - (1 + rate) ** (-5 * perYear))
      const { min, max } = searchedPrices(boughtPrice(budget, site.finance), Number.POSITIVE_INFINITY)
      for (const { asked, stocknum } of cars.filter((car) => car.asked >= min))
        expect(costs(asked) <= repayment, `${stocknum} at ${asked}`).toBe(asked <= max)
    },
  )

  test.each(['week', 'month'] as const)(
    '[BF-1] every repayment a %s has a comparison rate that the Code allows, or names the smallest that has',
    (period) => {
      const every = Array.from({ length: 2001 }, (_, repayment) => repayment)
      const many = Array.from({ length: 200 }, () => Math.floor(random() * maxBudgetInput))
      const smallest = smallestRepayment(period, site.finance)
      for (const repayment of [...every, ...many, maxBudgetInput]) {
        const deposit = Math.floor(random() * maxBudgetInput)
        const budget = { period, repayment, deposit }
        const stated = budgetRepayment(budget, site.finance)
        expect(stated !== undefined, `${repayment} a ${period}`).toBe(repayment >= smallest)
        expect(noLoanText(budget, site.finance) !== undefined).toBe(repayment > 0 && !stated)
        expect(boughtPrice(budget, site.finance) > deposit).toBe(stated !== undefined)
        if (!stated) continue
        expect(stated.comparisonRate).toBeGreaterThan(stated.interestRate)
        expect(stated.comparisonRate).toBeLessThanOrEqual(48)
        expect(Object.values(repaymentWords(stated)).join(' ')).not.toMatch(/NaN|Infinity/)
      }
    },
  )

  test.each(['week', 'month'] as const)(
    '[FC-6] every estimate a %s has a comparison rate that the Code allows, or says to ask',
    (frequency) => {
      const rules = calculatorRules(calculator, { place: 'standalone' })
      for (let amount = 0; amount <= 20_000; amount += 250)
        for (const term of [rules.term.min, rules.term.max]) {
          const { isEnquiry, comparisonRate } = estimate({ ...rules.defaults, amount, term, frequency }, rules, fees)
          if (!isEnquiry) expect(comparisonRate, `${amount} over ${term}`).toBeLessThanOrEqual(48)
        }
    },
  )

  test.each(budgets)('[BF-3] where a card within %j says more, its lender’s rate or terms are others', (budget) => {
    const { interest } = calculatorRules(calculator, { place: 'standalone' }).defaults
    const price = boughtPrice(budget, site.finance)
    for (const { asked, shown, stocknum } of cars) {
      const own = budget.period === 'week' ? shown?.weekly : shown?.monthly
      if (!shown || own === undefined || asked > price || own <= budget.repayment) continue
      const { terms, interest_rate } = shown
      const isDearer = interest_rate > interest || terms.deposit < budget.deposit || (terms.fee ?? 0) > 0
      expect(isDearer, `${stocknum} at ${asked}: ${own}`).toBe(true)
    }
  })
})
