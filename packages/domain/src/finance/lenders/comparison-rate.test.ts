import { describe, expect, test } from 'vitest'
import { type Frequency, frequencies } from '../frequency.ts'
import { type Loan, repayment } from '../repayment.ts'
import { type CashFlow, comparisonRate } from './comparison-rate.ts'

const flowsOf = (loan: Loan, fee = 0): CashFlow[] => {
  const count = Math.round(loan.years * frequencies[loan.frequency].perYear)
  return Array.from({ length: count }, (_, index) => ({
    period: index + 1,
    amount: repayment(loan) + fee + (index === count - 1 ? loan.residual : 0),
  }))
}
const rateOf = (loan: Loan, fee = 0, periodsPerYear: number = frequencies[loan.frequency].perYear) =>
  comparisonRate({ amountFinanced: loan.principal, cashFlows: flowsOf(loan, fee), periodsPerYear })

const loan: Loan = { principal: 30_000, residual: 0, annualRate: 8.5, years: 5, frequency: 'month' }

describe('the comparison rate of the National Credit Code', () => {
  test('equals the interest rate when there are no fees', { tags: 'long' }, () => {
    for (const frequency of ['week', 'fortnight', 'month'] satisfies Frequency[])
      for (const annualRate of [0, 0.01, 0.5, 8.5, 19.95, 48, 400])
        for (const residual of [0, 9000, 30_000])
          for (const years of [1, 5, 30])
            expect(rateOf({ ...loan, frequency, annualRate, residual, years })).toBeCloseTo(annualRate, 7)
  })

  test('counts 12, 26.09 or 52.18 periods a year', () => {
    expect(rateOf({ ...loan, frequency: 'week' }, 0, 52.18)).toBeCloseTo((8.5 / 52) * 52.18, 8)
  })

  test('is higher with fees, by as much as a calculation to 50 digits says', () => {
    expect(rateOf(loan, 8)).toBeCloseTo(9.051_169_057_758_2, 10)
    const upfront = [{ period: 0, amount: 395 }, ...flowsOf(loan)]
    const rate = comparisonRate({ amountFinanced: 30_000, cashFlows: upfront, periodsPerYear: 12 })
    expect(rate).toBeCloseTo(9.065_728_509_515_5, 10)
  })

  test.each<[string, CashFlow[], number]>([
    ['one payment', [{ period: 1, amount: 10_100 }], 12],
    ['one payment after a year', [{ period: 12, amount: 11_268.250_301_3 }], 12],
    ['as much as was lent', [{ period: 3, amount: 10_000 }], 0],
    ['less than was lent', [{ period: 1, amount: 9900 }], -12],
    ['a thousand times what was lent', [{ period: 1, amount: 10_000_000 }], 1_198_800],
  ])('of %s', (_, cashFlows, expected) => {
    expect(comparisonRate({ amountFinanced: 10_000, cashFlows, periodsPerYear: 12 })).toBeCloseTo(expected, 6)
  })

  test.each<[string, number, CashFlow[]]>([
    ['nothing is repaid', 10_000, []],
    ['nothing is lent', 0, [{ period: 1, amount: 100 }]],
    ['everything is paid back at once', 10_000, [{ period: 0, amount: 12_000 }]],
  ])('is none where %s', (_, amountFinanced, cashFlows) => {
    expect(comparisonRate({ amountFinanced, cashFlows, periodsPerYear: 12 })).toBeNaN()
  })
})
