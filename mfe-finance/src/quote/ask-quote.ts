import type { quickQuote } from '@forecourt/contracts/endpoints/quote'
import type { Quote, QuoteRequest } from '@forecourt/contracts/finance/quote'

const address = '/api/youx/quote' satisfies (typeof quickQuote)['path']
const timeoutMs = 10_000

const numbers = [
  'weeklyRepaymentAmount',
  'advertisedRate',
  'comparisonRate',
  'loanTerm',
  'deposit',
  'finalPayment',
] as const satisfies readonly (keyof Quote)[]

/** What `quoteSchema` takes. */
export const isQuote = (answer: unknown): answer is Quote =>
  typeof answer === 'object' && answer !== null && numbers.every((name) => Number.isFinite(Reflect.get(answer, name)))

/**
 * FQ-4. A lender's quote; undefined where there is none, for whatever reason: the function logs what the provider failed of. A first view
 * asks for it, so its request and answer are written by hand: the rows of the endpoints, with their schemas, would be a seventh of its scripts.
 * `over` ends the request, as ten seconds do; Safari before 17.4 has no `AbortSignal.any` for the two.
 */
export async function askQuote(request: QuoteRequest, over: AbortSignal): Promise<Quote | undefined> {
  if (over.aborted) return undefined
  const asking = new AbortController()
  const giveUp = () => asking.abort()
  const timer = setTimeout(giveUp, timeoutMs)
  over.addEventListener('abort', giveUp)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: asking.signal,
    })
    // A refusal is read too: a browser keeps the connection of an answer that nobody reads.
    const answer: unknown = await response.json()
    return response.ok && isQuote(answer) ? answer : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    over.removeEventListener('abort', giveUp)
  }
}
