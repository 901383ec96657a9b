import type { Quote } from '@forecourt/contracts/finance/quote'

/** A lender's quote for the example car: 10% of its price first and 30% last. */
export const exampleQuote: Quote = {
  weeklyRepaymentAmount: 120.24,
  advertisedRate: 7.49,
  comparisonRate: 8.32,
  loanTerm: 5,
  deposit: 4699,
  finalPayment: 14_097,
}
