import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { describe, expect, test } from 'vitest'
import type { Budget } from './budget.ts'
import {
  boughtPrice,
  budgetRepayment,
  noLoanText,
  repaymentFor,
  repaymentForText,
  smallestRepayment,
} from './budget-loan.ts'

const finance = (calculator: object = {}, fees: object = {}) =>
  financeSettings.public.finance.parse({ calculator, fees })

describe('what a repayment buys', () => {
  // By a spreadsheet: =PV(rate/n, 5n, −repayment) + deposit, rounded down; at the comparison rate of weekly repayments without fees.
  test.each<[Budget, object, number]>([
    [{ period: 'week', repayment: 200, deposit: 2000 }, {}, 44_334],
    [{ period: 'month', repayment: 600, deposit: 2000 }, {}, 31_224],
    [{ period: 'week', repayment: 200, deposit: 2000 }, { interest: 7.99, interest_locked: true }, 44_841],
    [{ period: 'week', repayment: 200, deposit: 2000 }, { interest: 4 }, 49_113],
    [{ period: 'week', repayment: 0, deposit: 2000 }, {}, 2000],
  ])('is, of %j at %j, a price of %i, and the other way round', (budget, settings, price) => {
    expect(boughtPrice(budget, finance(settings))).toBe(price)
    expect(repaymentFor(price, budget, finance(settings))).toBe(budget.repayment)
  })

  // =PV(6.29%/52.18, 260, −200) + 2000, and =PV(8.19%/12, 60, −600) + 2000.
  test.each([
    ['week', 200, { interest_rate: 3.81, comparison_rate: 6.29 }, 46_616],
    ['month', 600, { interest_rate: 5.92, comparison_rate: 8.19 }, 31_458],
  ] as const)(
    'is by the comparison rate that a site advertises: of $%s %i at %j $%i',
    (period, repayment, rates, price) => {
      const site = { ...finance(), example: { amount: 30_000, term_years: 5, ...rates } }
      const budget = { period, repayment, deposit: 2000 }
      expect(boughtPrice(budget, site)).toBe(price)
      expect(repaymentFor(price, budget, site)).toBe(repayment)
      expect(budgetRepayment(budget, site)).toMatchObject({
        interestRate: rates.interest_rate,
        comparisonRate: rates.comparison_rate,
      })
    },
  )

  test('a price below the deposit costs nothing', () => {
    expect(repaymentFor(1500, { deposit: 2000, period: 'week' }, finance())).toBe(0)
  })

  test('has the terms of the loan, with the fees in its comparison rate', () => {
    const budget = { period: 'week', repayment: 200, deposit: 2000 } as const
    const stated = budgetRepayment(budget, finance())
    expect(stated).toMatchObject({
      ...{ amount: 200, frequency: 'week', years: 5, deposit: 2000, finalPayment: 0, interestRate: 8.5, hasFees: true },
      comparisonRate: expect.closeTo(8.53, 2),
    })
    const dearer = budgetRepayment(budget, finance({}, { establishment: 395, monthly_account: 8 }))
    expect(dearer?.comparisonRate).toBeGreaterThan(9)
    expect(budgetRepayment({ ...budget, repayment: 0 }, finance())).toBeUndefined()
  })
})

describe('a loan that its fees make dearer than the Code allows is none', () => {
  const dear = finance({ interest: 3.81 }, { establishment: 395, monthly_account: 8, agency: 912.25 })
  const budget = (period: Budget['period'], repayment: number) => ({ period, repayment, deposit: 20_000 })

  test.each([
    ['week', 1, undefined],
    ['week', 10, undefined],
    ['week', 11, undefined],
    ['week', 12, 6.3],
    ['week', 200, 6.3],
    ['month', 20, undefined],
    ['month', 49, undefined],
    ['month', 50, 6.3],
    ['month', 600, 6.3],
  ] as const)('of $%s %i the comparison rate is %s', (period, repayment, rate) => {
    const stated = budgetRepayment(budget(period, repayment), dear)
    expect(stated && Math.round(stated.comparisonRate * 10) / 10).toBe(rate)
    expect(noLoanText(budget(period, repayment), dear) === undefined).toBe(rate !== undefined)
    expect(boughtPrice(budget(period, repayment), dear) > 20_000).toBe(rate !== undefined)
  })

  test('the smallest that is one is named, there and the other way round', () => {
    expect([smallestRepayment('week', dear), smallestRepayment('month', dear)]).toEqual([12, 50])
    const text =
      '$18 a month is too little: the fees of so small a loan cost too much. The smallest repayment that we can show is $50 a month.'
    expect(noLoanText(budget('month', 18), dear)).toBe(text)
    expect(repaymentForText(20_900, budget('month', 600), dear)).toBe(text)
    expect(repaymentForText(30_000, budget('month', 600), dear)).toBe(
      '$195 a month for 5 years by the same loan, interest and fees included, after your $20,000 deposit',
    )
    expect(repaymentForText(30_000, { ...budget('month', 600), deposit: 0 }, dear)).toMatch(/fees included$/)
  })

  test('nothing is lent to a repayment of none, nor for what the deposit pays', () => {
    expect(noLoanText(budget('week', 0), dear)).toBeUndefined()
    expect(repaymentForText(20_000, budget('week', 200), dear)).toBe('Your deposit pays for it')
  })
})
