import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import type { Frequency } from './frequency.ts'
import { repaymentOfEstimate } from './stated-repayment.ts'

/** The loan that a car is advertised with, by a calculator's own inputs: dollars, years and percent. The lender's fee is lent beside the amount. */
export type AdvertisedLoan = {
  amount: number
  term: number
  interest: number
  deposit: number
  residual: number
  frequency: Frequency
  fee: number
  repayment: number
  comparisonRate: number
  hasFees?: boolean | undefined
}

/** Of a car at `price` with the estimate that its card shows. */
export function advertisedLoan(estimate: FinanceEstimate, price: number): AdvertisedLoan {
  const { fee = 0 } = estimate.terms
  const repayment = repaymentOfEstimate(estimate)
  const { frequency, years, deposit, finalPayment, interestRate, comparisonRate, hasFees } = repayment
  return {
    amount: price,
    term: years,
    interest: interestRate,
    deposit,
    residual: finalPayment,
    frequency,
    fee,
    repayment: repayment.amount,
    comparisonRate,
    hasFees,
  }
}
