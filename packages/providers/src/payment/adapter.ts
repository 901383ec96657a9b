import { parseInput } from '../parse-input.ts'
import { parseJson } from '../parse-json.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import { authorisationSchema, type Payment, type PaymentKey, type PaymentProvider } from './port.ts'
import { type Intent, intentSchema, statusOf, stripeErrorSchema } from './stripe-schemas.ts'

export type PaymentSettings = {
  apiKey: string
  /** The sandbox's address; without it, Stripe. */
  url?: string
  calls?: CallSettings
}

/** The version whose answers `stripe-schemas.ts` reads: an account's own may be another. */
const apiVersion = '2025-03-31.basil'

type Ask = { path: string; fields?: Record<string, string>; idempotencyKey?: string }

/**
 * Stripe's PaymentIntents with manual capture, by HTTP. Each write has an idempotency key, so that it may be tried again. A write that
 * Stripe refuses because of the payment's state reads the payment: somebody else was first.
 */
export function createPaymentProvider({ apiKey, url, calls }: PaymentSettings): PaymentProvider {
  const base = url ?? 'https://api.stripe.com'
  const guard = guardCalls('Stripe', {
    deadlineMs: 8000,
    maxRetries: 2,
    retryOn: ['unavailable', 'throttled'],
    ...calls,
  })

  async function ask(signal: AbortSignal, { path, fields, idempotencyKey }: Ask): Promise<Response> {
    return fetch(new URL(path, base), {
      method: fields ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'stripe-version': apiVersion,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(fields && { body: new URLSearchParams(fields) }),
      redirect: 'error',
      signal,
    })
  }

  async function askIntent(signal: AbortSignal, what: Ask): Promise<Intent> {
    const answer = await ask(signal, what)
    const text = await answer.text()
    if (!answer.ok) throw toError(answer)
    return intentSchema.safeParse(parseJson(text)).data ?? malformed()
  }

  const readIntent = (signal: AbortSignal, id: string) =>
    askIntent(signal, { path: `/v1/payment_intents/${encodeURIComponent(id)}?expand[]=latest_charge` })

  /** Does it, or finds out why not; then says what the payment is. */
  const change = (what: Ask & { fields: Record<string, string> }, id: string): Promise<Payment> =>
    guard(async (signal) => {
      const answer = await ask(signal, what)
      const text = await answer.text()
      if (!answer.ok && !(isAboutPayment(answer.status) && stripeErrorSchema.safeParse(parseJson(text)).success))
        throw toError(answer)
      return same(id, await readIntent(signal, id))
    })

  const action = (name: 'capture' | 'cancel', { id, reservationId }: PaymentKey) =>
    change(
      {
        path: `/v1/payment_intents/${encodeURIComponent(id)}/${name}`,
        fields: {},
        idempotencyKey: `${reservationId}-${name}`,
      },
      id,
    )

  return {
    async authorise(given) {
      const { reservationId, tenant, cents, description } = parseInput(authorisationSchema, given)
      const fields = {
        amount: String(cents),
        currency: 'aud',
        capture_method: 'manual',
        'automatic_payment_methods[enabled]': 'true',
        // Cards and wallets: a shopper never leaves the page for a bank's or a lender's.
        'automatic_payment_methods[allow_redirects]': 'never',
        description,
        'metadata[tenant]': tenant,
        'metadata[reservation_id]': reservationId,
      }
      const what = { path: '/v1/payment_intents', fields, idempotencyKey: reservationId }
      return guard(async (signal) => {
        const intent = await askIntent(signal, what)
        const { client_secret: clientSecret } = intent
        if (!clientSecret || intent.amount !== cents) malformed()
        return { ...toPayment(intent), clientSecret }
      })
    },
    read: (id) => guard(async (signal) => same(id, await readIntent(signal, id))),
    capture: (key) => action('capture', key),
    void: (key) => action('cancel', key),
    refund: ({ id, reservationId }) =>
      change(
        {
          path: '/v1/refunds',
          fields: { payment_intent: id, 'metadata[reservation_id]': reservationId },
          idempotencyKey: `${reservationId}-refund`,
        },
        id,
      ),
  }
}

function same(id: string, intent: Intent): Payment {
  return intent.id === id ? toPayment(intent) : malformed()
}

function toPayment(intent: Intent): Payment {
  const { code, decline_code } = intent.last_payment_error ?? {}
  const decline = decline_code ?? code
  return { id: intent.id, status: statusOf(intent), ...(decline && { decline }) }
}

/** Of the payment's state or its card, not of the request. */
const isAboutPayment = (status: number): boolean => status === 400 || status === 402

function malformed(): never {
  throw new ProviderError('malformed', 'Stripe answered something else than it documents.')
}

function toError({ status, headers }: Response): ProviderError {
  // 409 is a request with the same key that is still being served.
  const reason: ProviderErrorReason =
    status === 429
      ? 'throttled'
      : status >= 500 || status === 409
        ? 'unavailable'
        : status === 401 || status === 403
          ? 'refused'
          : 'rejected'
  return new ProviderError(
    reason,
    `Stripe answered ${status}.`,
    parseRetryAfter(headers.get('retry-after') ?? undefined),
  )
}
