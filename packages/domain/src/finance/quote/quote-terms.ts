import type { StoredQuote } from '@forecourt/contracts/finance/finance-lender'
import type { Quote } from '@forecourt/contracts/finance/quote'
import type { QuoteTerms } from '@forecourt/contracts/site/settings/quote'

/** What a quote was asked for: dollars, and years. */
type Asked = { price: number; term: number }

const shareOf = (price: number, percent: number): number => Math.round((price * percent) / 100)

type Terms = Partial<Pick<Quote, 'loanTerm' | 'deposit' | 'finalPayment'>>

/** FQ-14. A quote with its terms: those that the lender names, else those that the site declares of its lender. */
export const withQuoteTerms = <T extends Terms>(quote: T, { price, term }: Asked, declared: QuoteTerms) => ({
  ...quote,
  loanTerm: quote.loanTerm ?? term,
  deposit: quote.deposit ?? shareOf(price, declared.deposit_percent),
  finalPayment: quote.finalPayment ?? shareOf(price, declared.final_payment_percent),
})

/** FE-1. A repayment without its rates or its terms is not shown. */
export function isStated(quote: StoredQuote | undefined): quote is Quote {
  const { advertisedRate, comparisonRate, loanTerm, deposit, finalPayment } = quote ?? {}
  return [advertisedRate, comparisonRate, loanTerm, deposit, finalPayment].every((value) => value !== undefined)
}
