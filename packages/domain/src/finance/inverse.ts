import { discountOf, type Loan, periodsOf, repayment } from './repayment.ts'

type Known = Omit<Loan, 'principal'> & { payment: number }

/** The principal, in dollars, that a repayment pays off: the annuity, solved for the amount. */
export function amountFor({ payment, residual, ...loan }: Known): number {
  const { interest, periods } = periodsOf(loan)
  if (interest === 0) return payment * periods + residual
  const discount = discountOf(interest, periods)
  return (payment * discount) / interest + residual * (1 - discount)
}

/**
 * The years until a repayment leaves the residual, also where what is owed grows to it; `undefined` where it never does:
 * (payment − FV·i) / (payment − P·i) = (1 + i)^N.
 */
export function termFor({ payment, ...loan }: Omit<Loan, 'years'> & { payment: number }): number | undefined {
  const { interest, periods: perYear } = periodsOf({ ...loan, years: 1 })
  const { principal, residual } = loan
  if (principal === residual) return 0
  if (interest === 0) {
    const years = (principal - residual) / payment / perYear
    return years > 0 && Number.isFinite(years) ? years : undefined
  }
  const growth = (payment - residual * interest) / (payment - principal * interest)
  return growth > 1 && Number.isFinite(growth) ? Math.log(growth) / Math.log1p(interest) / perYear : undefined
}

const maxRate = 1000

/** The interest rate, in percent, at which the loan has the repayment; `undefined` where none from 0 to 1000 does. */
export function rateFor({ payment, ...loan }: Omit<Loan, 'annualRate'> & { payment: number }): number | undefined {
  const excess = (annualRate: number) => repayment({ ...loan, annualRate }) - payment
  let [low, high] = [0, maxRate]
  if (excess(low) > 0 || excess(high) < 0) return undefined
  // A repayment rises with the rate, so halving always closes in on it; 60 halvings leave 10⁻¹⁵.
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
