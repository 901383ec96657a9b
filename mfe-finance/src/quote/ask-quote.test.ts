import { quoteSchema } from '@forecourt/contracts/finance/quote'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askQuote, isQuote } from './ask-quote.ts'

const quote = {
  weeklyRepaymentAmount: 182.4,
  advertisedRate: 7.49,
  comparisonRate: 8.32,
  loanTerm: 5,
  deposit: 0,
  finalPayment: 0,
}
const without = Object.keys(quote).map((name) => ({ ...quote, [name]: undefined }))
const asText = Object.keys(quote).map((name) => ({ ...quote, [name]: '1' }))

test.each([quote, { ...quote, more: 1 }, ...without, ...asText, { error: 'None.' }, null, undefined, 'quote', []])(
  '[FQ-4] %j is a quote where the schema of quotes takes it',
  (answer) => {
    expect(isQuote(answer)).toBe(quoteSchema.safeParse(answer).success)
  },
)

const request = { purchasePrice: 30_000, loanTerm: 5, selfAssessedCreditScore: 'GREAT' } as const
/** As a browser does while no answer comes. */
const unanswered = vi.fn(
  (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', unanswered.mockClear())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[FQ-4] a lender that does not answer in ten seconds has no quote', async () => {
  const settled = vi.fn()
  const asked = askQuote(request, new AbortController().signal).finally(settled)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBeUndefined()
})

test('[FQ-4] a quote that is no longer wanted is cancelled, and one that never was is not asked for', async () => {
  const over = new AbortController()
  const asked = askQuote(request, over.signal)
  over.abort()
  expect(await asked).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  expect(await askQuote(request, over.signal)).toBeUndefined()
  expect(unanswered).toHaveBeenCalledOnce()
})

test('[FQ-4] a refusal is no quote, whatever it says, and is read to its end: its connection would not be free before', async () => {
  const refusal = Response.json(quote, { status: 503 })
  vi.stubGlobal('fetch', async () => refusal)
  expect(await askQuote(request, new AbortController().signal)).toBeUndefined()
  expect(refusal.bodyUsed).toBe(true)
})
