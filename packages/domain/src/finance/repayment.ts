import { type Frequency, frequencies } from './frequency.ts'

export type Loan = {
  /** Dollars that are lent. */
  principal: number
  /** Dollars due with the last repayment, beside it. */
  residual: number
  /** Percent a year. */
  annualRate: number
  /** Above 0. */
  years: number
  frequency: Frequency
}

/** Interest of one period, as a share, and how many periods there are. */
export function periodsOf({ annualRate, years, frequency }: Omit<Loan, 'principal' | 'residual'>) {
  const { perYear } = frequencies[frequency]
  return { interest: annualRate / 100 / perYear, periods: years * perYear }
}

/** The share of a dollar that is repaid at the end of `periods` whose worth today is lost to interest: 1 − (1 + i)^−N, exact for small i. */
const discountOf = (interest: number, periods: number): number => -Math.expm1(-periods * Math.log1p(interest))

/**
 * FC-6. The repayment of each period of an annuity with a residual, in dollars, not rounded:
 * (P − FV(1 + i)^−N)·i / (1 − (1 + i)^−N), written so that nothing cancels when the rate is small.
 */
export function repayment({ principal, residual, ...loan }: Loan): number {
  const { interest, periods } = periodsOf(loan)
  if (interest === 0) return (principal - residual) / periods
  return ((principal - residual) * interest) / discountOf(interest, periods) + residual * interest
}

/** The principal, in dollars, that a repayment pays off: the annuity, solved for the amount. */
export function amountFor({ payment, residual, ...loan }: Omit<Loan, 'principal'> & { payment: number }): number {
  const { interest, periods } = periodsOf(loan)
  if (interest === 0) return payment * periods + residual
  const discount = discountOf(interest, periods)
  return (payment * discount) / interest + residual * (1 - discount)
}

/** FC-6. Whether a repayment, in dollars and cents a period, is an estimate: $25 or less is none. */
export const isEstimable = (repayment: number): boolean => repayment > 25

/** FC-6. What is said in the place of one that is none. */
export const enquireForFinance = 'Enquire for Finance'
