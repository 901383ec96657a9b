import { type Loan, periodsOf, repayment } from './repayment.ts'

export type ScheduleRow = {
  /** From 1. */
  period: number
  /** What is paid, in dollars and cents: with the last repayment comes the residual. */
  paid: number
  interest: number
  principal: number
  /** Owed after it. */
  owed: number
}

/** Half a cent and more is a cent, also where binary fractions lie just below it. */
export const toCents = (dollars: number): number => Math.round(dollars * 100 * (1 + Number.EPSILON)) / 100

/**
 * Every repayment of a loan in cents. All but the last are the given repayment, or the loan's own, in cents; the last one pays what is
 * left with the residual, so the principal of all rows is what was lent, and what is paid is principal and interest. Repayments above
 * the loan's own never touch the residual: once only that is owed they are its interest, and without one the loan ends early.
 */
export function schedule(loan: Loan, regular: number = toCents(repayment(loan))): ScheduleRow[] {
  const { interest: rate, periods } = periodsOf(loan)
  const count = Math.max(1, Math.round(periods))
  const rows: ScheduleRow[] = []
  let owed = Math.round(loan.principal * 100)
  const residual = Math.round(loan.residual * 100)
  for (let period = 1; period <= count && (owed > 0 || period === 1); period++) {
    const interest = Math.round(owed * rate)
    const due = owed + interest
    const paid = period === count ? due : Math.min(Math.max(interest, due - residual), Math.round(regular * 100))
    owed = due - paid
    rows.push({
      period,
      paid: paid / 100,
      interest: interest / 100,
      principal: (paid - interest) / 100,
      owed: owed / 100,
    })
  }
  return rows
}

/** Of some rows together, in cents exactly. */
export const sumOf = (rows: readonly ScheduleRow[], field: 'paid' | 'interest' | 'principal'): number =>
  rows.reduce((sum, row) => sum + Math.round(row[field] * 100), 0) / 100

export type ScheduleGroup = { paid: number; interest: number; principal: number; owed: number }

/** Rows in groups of `size`, the last one with what is left, for charts and tables. */
export function groupRows(rows: readonly ScheduleRow[], size: number): ScheduleGroup[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const own = rows.slice(index * size, (index + 1) * size)
    return {
      paid: sumOf(own, 'paid'),
      interest: sumOf(own, 'interest'),
      principal: sumOf(own, 'principal'),
      owed: own.at(-1)?.owed ?? 0,
    }
  })
}
