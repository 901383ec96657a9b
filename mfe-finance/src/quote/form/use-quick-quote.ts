import type { Quote, QuoteRequest } from '@forecourt/contracts/finance/quote'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'

/** A quote has the price that it was asked for. */
export type QuickQuote = { kind: 'waiting' } | { kind: 'none' } | { kind: 'quoted'; quote: Quote; price: number }

/** FQ-4. Milliseconds after the last change. */
const delayMs = 500

/** FQ-4. A quote for what the form holds; an answer to what it held before is dropped. */
export function useQuickQuote(request: QuoteRequest): QuickQuote {
  const { value, isLoading } = useLoaded(JSON.stringify(request), async (api, over): Promise<QuickQuote> => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    over.throwIfAborted()
    try {
      const { quickQuote } = await loadEndpoints()
      const answer = await api.send(quickQuote, { body: request })
      return 'error' in answer ? { kind: 'none' } : { kind: 'quoted', quote: answer, price: request.purchasePrice }
    } catch {
      // The function logs what the provider failed of, the browser a request that failed.
      return { kind: 'none' }
    }
  })
  return isLoading || !value ? { kind: 'waiting' } : value
}
