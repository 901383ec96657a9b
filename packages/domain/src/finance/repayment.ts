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
export const discountOf = (interest: number, periods: number): number => -Math.expm1(-periods * Math.log1p(interest))

/**
 * FC-6. The repayment of each period of an annuity with a residual, in dollars, not rounded:
 * (P − FV(1 + i)^−N)·i / (1 − (1 + i)^−N), written so that nothing cancels when the rate is small.
 */
export function repayment({ principal, residual, ...loan }: Loan): number {
  const { interest, periods } = periodsOf(loan)
  if (interest === 0) return (principal - residual) / periods
  return ((principal - residual) * interest) / discountOf(interest, periods) + residual * interest
}

/** What the shopper pays in all, in dollars, not rounded: every repayment and the residual. */
export function totalRepaid(loan: Loan): number {
  return repayment(loan) * periodsOf(loan).periods + loan.residual
}
