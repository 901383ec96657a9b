import type { Quote, QuoteRequest } from '@forecourt/contracts/finance/quote'
import { useApi } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

/** A quote has the price that it was asked for. */
export type QuickQuote = { kind: 'waiting' } | { kind: 'none' } | { kind: 'quoted'; quote: Quote; price: number }

/** FQ-4. Milliseconds after the last change. */
const delayMs = 500

/** FQ-4. A quote for what the form holds; an answer to what it held before is dropped. */
export function useQuickQuote(request: QuoteRequest): QuickQuote {
  const api = useApi()
  const [quoted, setQuoted] = useState<QuickQuote>({ kind: 'waiting' })
  const content = JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each content, whatever else renders
  useEffect(() => {
    let isOver = false
    const show = (next: QuickQuote) => !isOver && setQuoted(next)
    show({ kind: 'waiting' })
    async function ask(): Promise<QuickQuote> {
      const { quickQuote } = await loadEndpoints()
      const answer = await api.send(quickQuote, { body: request })
      return 'error' in answer ? { kind: 'none' } : { kind: 'quoted', quote: answer, price: request.purchasePrice }
    }
    const timer = setTimeout(() => {
      // The function logs what the provider failed of, the browser a request that failed.
      ask().then(show, () => show({ kind: 'none' }))
    }, delayMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [content])

  return quoted
}
