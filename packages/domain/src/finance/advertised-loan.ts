import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import type { Quote } from '@forecourt/contracts/finance/quote'
import type { Frequency } from './frequency.ts'
import { repaymentOfEstimate, repaymentOfQuote, type StatedRepayment } from './stated-repayment.ts'

/**
 * The loan that a car is advertised with, or quoted, by a calculator's own inputs: dollars, years and percent. The lender's fee is lent
 * beside the amount.
 */
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
  /** A lender's quote, which one page knows and the page of a shared address does not. */
  isQuote?: true
}

/** Of a car at `price` with the estimate that its card shows. */
export const advertisedLoan = (estimate: FinanceEstimate, price: number): AdvertisedLoan =>
  loanOf(repaymentOfEstimate(estimate), price, estimate.terms.fee)

/** FE-4. Of a car at `price` that a lender has quoted. */
export const quotedLoan = (quote: Quote, price: number): AdvertisedLoan => ({
  ...loanOf(repaymentOfQuote(quote), price),
  isQuote: true,
})

function loanOf(repayment: StatedRepayment, price: number, fee = 0): AdvertisedLoan {
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
