import type { Quote, QuoteRequest } from '@forecourt/contracts/finance/quote'
import { useLoaded } from '@forecourt/shell-api'
import { askQuote } from '../ask-quote.ts'

/** A quote has the price that it was asked for. */
export type QuickQuote = { kind: 'waiting' } | { kind: 'none' } | { kind: 'quoted'; quote: Quote; price: number }

/** FQ-4. Milliseconds after the last change. */
const delayMs = 500

/** FQ-4. A quote for what the form holds; an answer to what it held before is dropped. */
export function useQuickQuote(request: QuoteRequest): QuickQuote {
  const { value, isLoading } = useLoaded(JSON.stringify(request), async (_, over): Promise<QuickQuote> => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    over.throwIfAborted()
    const quote = await askQuote(request, over)
    return quote ? { kind: 'quoted', quote, price: request.purchasePrice } : { kind: 'none' }
  })
  return isLoading || !value ? { kind: 'waiting' } : value
}
