import { describe, expect, test } from 'vitest'
import type { Frequency } from './frequency.ts'
import { type Loan, repayment } from './repayment.ts'

const loan: Loan = { principal: 30_000, residual: 0, annualRate: 8.5, years: 5, frequency: 'month' }

describe('[FC-6] [FC-5] the repayment of an annuity', () => {
  // Reference values: spreadsheets' PMT(rate, periods, -principal, residual).
  test.each<[Partial<Loan>, number]>([
    [{}, 615.495_9],
    [{ frequency: 'fortnight' }, 283.642_24],
    [{ frequency: 'week' }, 141.728_29],
    [{ residual: 9000 }, 494.597_1],
    [{ annualRate: 0 }, 500],
    [{ annualRate: 0, residual: 6000 }, 400],
    [{ residual: 30_000 }, 212.5],
    [{ annualRate: 12, years: 1 / 12 }, 30_300],
  ])('of %j is $%d', (change, expected) => {
    expect(repayment({ ...loan, ...change })).toBeCloseTo(expected, 3)
  })

  test('hardly changes when the rate comes near to zero', () => {
    expect(repayment({ ...loan, annualRate: 1e-12 })).toBeCloseTo(500, 8)
  })

  test('pays the loan off: interest and repayments leave exactly the residual', () => {
    for (const frequency of ['week', 'fortnight', 'month'] satisfies Frequency[])
      for (const residual of [0, 5000, 30_000, 40_000])
        for (const years of [0.5, 1, 7, 30]) {
          const own = { ...loan, frequency, residual, years }
          const perYear = { week: 52, fortnight: 26, month: 12 }[frequency]
          let owed = own.principal
          for (let period = 0; period < years * perYear; period++)
            owed = owed * (1 + own.annualRate / 100 / perYear) - repayment(own)
          expect(owed).toBeCloseTo(residual, 4)
        }
  })
})
