import type { QuoteRequest } from '@forecourt/contracts/finance/quote'
import { defaultLoan, isQuoted, quoteRequest } from './loan.ts'

type Quoted = { price?: number | undefined; year?: number; vin?: string; nvic?: string }

/** FE-4. What is asked of the provider for a car without a quote: only where it has a price, and lenders quote it. */
export function instantQuoteRequest({ price, ...car }: Quoted, hasQuote: boolean): QuoteRequest | undefined {
  if (hasQuote || price === undefined || !isQuoted(price)) return undefined
  return quoteRequest({ ...defaultLoan, price }, car)
}
