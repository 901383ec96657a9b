import type { Loan } from './loan.ts'
import { initialLoan } from './quote-parameters.ts'

type Form = {
  /** Whether the form begins with what the car is said to cost a week. */
  hasEstimate: boolean
  /** What the form holds. */
  loan: Loan
  /** What the car is advertised with: its price, and years. */
  car: Parameters<typeof initialLoan>[1]
  /** Whether the shopper named a credit history, or it is the default (FQ-5). */
  hasChosenCredit: boolean
}

/**
 * FQ-4. Whether a finance form shows the lender's quote. One that begins with the advertised figure shows it once the shopper has said
 * something that the figure does not hold by: a credit history, another price or another term.
 */
export function showsQuote({ hasEstimate, loan, car, hasChosenCredit }: Form): boolean {
  const advertised = initialLoan({}, car)
  return !hasEstimate || hasChosenCredit || loan.price !== advertised.price || loan.term !== advertised.term
}

/** Over the lender's quote, where it stands beside an advertised figure. */
export const quoteTitle = (credit: Loan['credit']): string => `Lender’s quote for ${credit} credit`
