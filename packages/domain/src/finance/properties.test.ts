import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { describe, expect, test } from 'vitest'
import { type Frequency, frequencies } from './frequency.ts'
import { comparisonRate } from './lenders/comparison-rate.ts'
import { amountFor, type Loan, repayment } from './repayment.ts'
import { schedule, sumOf } from './schedule.ts'

const names = Object.keys(frequencies) as Frequency[]
const random = seededNumbers(17)
const between = (low: number, high: number) => low + random() * (high - low)

function randomLoan(): Loan {
  const principal = Math.round(between(500, 250_000))
  return {
    principal,
    residual: random() < 0.4 ? 0 : Math.round(between(0, principal)),
    annualRate: random() < 0.1 ? 0 : between(0.5, 30),
    years: Math.round(between(2, 14)) / 2,
    frequency: names[Math.floor(random() * names.length)] ?? 'week',
  }
}
const loans = Array.from({ length: 500 }, randomLoan)

describe('of 500 loans', () => {
  test('the amount is found again from the repayment', () => {
    for (const loan of loans) {
      const payment = repayment(loan)
      expect(amountFor({ ...loan, payment })).toBeCloseTo(loan.principal, 4)
    }
  })

  test('the repayment rises with amount and rate, and falls with term and residual', () => {
    for (const loan of loans) {
      const own = repayment(loan)
      expect(repayment({ ...loan, principal: loan.principal + 100 })).toBeGreaterThan(own)
      expect(repayment({ ...loan, annualRate: loan.annualRate + 0.5 })).toBeGreaterThan(own)
      expect(repayment({ ...loan, residual: loan.residual + 100 })).toBeLessThan(own)
      if (loan.residual < loan.principal) expect(repayment({ ...loan, years: loan.years + 0.5 })).toBeLessThan(own)
    }
  })

  test('the cents of the schedule add up: principal is what was lent, and all that is paid is principal and interest', () => {
    for (const loan of loans) {
      const rows = schedule(loan)
      expect(sumOf(rows, 'principal')).toBe(loan.principal)
      expect(sumOf(rows, 'paid')).toBeCloseTo(sumOf(rows, 'principal') + sumOf(rows, 'interest'), 6)
      expect(rows.at(-1)?.owed).toBe(0)
      // Each cent that a repayment was rounded by comes back in the last one, with interest on it.
      expect(Math.abs(sumOf(rows, 'paid') - repayment(loan) * rows.length - loan.residual)).toBeLessThan(
        0.06 * rows.length,
      )
    }
  })

  test('the comparison rate without fees is the interest rate, and higher with them', { tags: 'long' }, () => {
    for (const loan of loans) {
      const { perYear } = frequencies[loan.frequency]
      const count = Math.round(loan.years * perYear)
      const rateWith = (fee: number) =>
        comparisonRate({
          amountFinanced: loan.principal,
          periodsPerYear: perYear,
          cashFlows: Array.from({ length: count }, (_, index) => ({
            period: index + 1,
            amount: repayment(loan) + fee + (index === count - 1 ? loan.residual : 0),
          })),
        })
      expect(rateWith(0)).toBeCloseTo(loan.annualRate, 7)
      expect(rateWith(2)).toBeGreaterThan(loan.annualRate)
    }
  })
})
