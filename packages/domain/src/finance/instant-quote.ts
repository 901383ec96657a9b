import type { QuoteRequest } from '@forecourt/contracts/finance/quote'
import { clampPrice, defaultLoan, quoteRequest } from './quote/loan.ts'

/** FE-4. Years. */
const loanTerm = 5

type Quoted = { price?: number | undefined; year?: number; vin?: string; nvic?: string }

/**
 * FE-4. What is asked of the provider for a car without a quote: only where its price is a positive number, and one that the provider
 * quotes, since a quote of another price would mislead.
 */
export function instantQuoteRequest({ price, ...car }: Quoted, hasQuote: boolean): QuoteRequest | undefined {
  if (hasQuote || price === undefined || !(price > 0) || clampPrice(price) !== price) return undefined
  return quoteRequest({ ...defaultLoan, price, term: loanTerm }, car)
}
