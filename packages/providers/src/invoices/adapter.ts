import * as z from 'zod/mini'
import { parseInput } from '../parse-input.ts'
import { parseJson } from '../parse-json.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import { type Invoice, type InvoiceKey, type InvoiceProvider, invoiceKeySchema } from './port.ts'

export type InvoiceSettings = {
  apiKey: string
  /** Of the service that reaches dealers' systems, or of the sandbox. */
  url: string
  calls?: CallSettings
}

const invoiceSchema = z.object({
  invoice: z.object({
    number: z.string(),
    currency: z.literal('AUD'),
    due_cents: z.int().check(z.gte(0), z.lte(99_999_999)),
    status: z.enum(['open', 'paid']),
  }),
})

/** `GET /v1/dealerships/{dealership}/invoices/{number}`. A shopper waits for it: 5 seconds. It reads alone, so it may be tried again. */
export function createInvoiceProvider({ apiKey, url, calls }: InvoiceSettings): InvoiceProvider {
  const guard = guardCalls('The invoice system', {
    deadlineMs: 5000,
    maxRetries: 1,
    retryOn: ['unavailable'],
    ...calls,
  })

  async function find(signal: AbortSignal, { dealership, number }: InvoiceKey): Promise<Invoice | undefined> {
    const path = `/v1/dealerships/${encodeURIComponent(dealership)}/invoices/${encodeURIComponent(number)}`
    const answer = await fetch(new URL(path, url), {
      headers: { authorization: `Bearer ${apiKey}` },
      redirect: 'error',
      signal,
    })
    const text = await answer.text()
    if (answer.status === 404) return undefined
    if (!answer.ok) throw toError(answer.status, answer.headers.get('retry-after') ?? undefined)
    const { data } = invoiceSchema.safeParse(parseJson(text))
    // Another invoice than was asked for is no answer.
    if (data?.invoice.number !== number)
      throw new ProviderError('malformed', 'The invoice system answered something else than it documents.')
    const { due_cents: dueCents, status } = data.invoice
    return { number, dueCents, isPaid: status === 'paid' || dueCents === 0 }
  }

  return {
    findInvoice: async (given) => {
      const key = parseInput(invoiceKeySchema, given)
      return guard((signal) => find(signal, key))
    },
  }
}

function toError(status: number, retryAfter: string | undefined): ProviderError {
  const reasons: Partial<Record<number, ProviderErrorReason>> = { 401: 'refused', 403: 'refused', 429: 'throttled' }
  const reason = reasons[status] ?? (status >= 500 ? 'unavailable' : 'rejected')
  return new ProviderError(reason, `The invoice system answered ${status}.`, parseRetryAfter(retryAfter))
}
