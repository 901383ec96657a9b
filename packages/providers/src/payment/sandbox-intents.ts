import { randomBytes } from 'node:crypto'
import { sign } from '../webhook/signature.ts'
import type { Intent } from './stripe-schemas.ts'

export type SandboxEvent = { id: string; type: string; body: string }
type SandboxIntent = Intent & { metadata: Record<string, string>; isDisputable: boolean }
type Change = { intent: SandboxIntent } | { refused: string; status?: number }

/** How each of Stripe's own test cards answers. */
export const testCards = {
  pm_card_visa: {},
  pm_card_mastercard: {},
  pm_card_visa_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
  pm_card_threeDSecure2Required: { action: true },
  pm_card_createDispute: { dispute: true },
} as const satisfies Record<string, { code?: string; decline_code?: string; action?: true; dispute?: true }>
export type TestCard = keyof typeof testCards

export const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** The payments of a sandbox, with the states and refusals of Stripe's. */
export class SandboxIntents {
  #intents = new Map<string, SandboxIntent>()
  /** By idempotency key. */
  #answers = new Map<string, string>()
  #onEvent: (event: SandboxEvent) => void

  constructor(onEvent: (event: SandboxEvent) => void) {
    this.#onEvent = onEvent
  }

  create(fields: URLSearchParams, key: string): SandboxIntent {
    const known = this.#intents.get(this.#answers.get(key) ?? '')
    if (known) return known
    const id = randomId('pi')
    const intent: SandboxIntent = {
      id,
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: {
        tenant: fields.get('metadata[tenant]') ?? '',
        reservation_id: fields.get('metadata[reservation_id]') ?? '',
      },
      latest_charge: null,
      last_payment_error: null,
      isDisputable: false,
    }
    this.#intents.set(id, intent)
    this.#answers.set(key, id)
    this.#say('payment_intent.created', intent)
    return intent
  }

  find = (id: string) => this.#intents.get(id)

  /** What the Payment Element does in the shopper's browser. */
  confirm(id: string, card: TestCard, secret: string): Change {
    const intent = this.#intents.get(id)
    if (intent?.client_secret !== secret) return { refused: 'resource_missing', status: 404 }
    // Who left the bank's page pays again: that ends what was asked there.
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') return unexpected
    const answer: { code?: string; decline_code?: string; action?: true; dispute?: true } = testCards[card]
    intent.isDisputable = answer.dispute === true
    if (answer.action) intent.status = 'requires_action'
    else if (answer.code) this.#decline(intent, answer)
    else this.#authorise(intent)
    return { intent }
  }

  /** 3-D Secure: the bank's own page. */
  authenticate(id: string, isPassed: boolean): Change {
    const intent = this.#intents.get(id)
    if (intent?.status !== 'requires_action') return unexpected
    if (isPassed) this.#authorise(intent)
    else this.#decline(intent, { code: 'payment_intent_authentication_failure' })
    return { intent }
  }

  capture(id: string): Change {
    const intent = this.#intents.get(id)
    if (!intent) return { refused: 'resource_missing', status: 404 }
    if (intent.status !== 'requires_capture') return unexpected
    intent.status = 'succeeded'
    intent.latest_charge = { refunded: false, disputed: intent.isDisputable }
    this.#say('payment_intent.succeeded', intent)
    if (intent.isDisputable) this.#say('charge.dispute.created', intent)
    return { intent }
  }

  cancel(id: string): Change {
    const intent = this.#intents.get(id)
    if (!intent) return { refused: 'resource_missing', status: 404 }
    if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected
    intent.status = 'canceled'
    this.#say('payment_intent.canceled', intent)
    return { intent }
  }

  refund(id: string): Change {
    const intent = this.#intents.get(id)
    const charge = intent?.latest_charge
    if (!intent || typeof charge !== 'object' || !charge) return unexpected
    if (charge.disputed) return { refused: 'charge_disputed' }
    if (charge.refunded) return { refused: 'charge_already_refunded' }
    intent.latest_charge = { ...charge, refunded: true }
    this.#say('charge.refunded', intent)
    return { intent }
  }

  all = (): readonly SandboxIntent[] => [...this.#intents.values()]

  #authorise(intent: SandboxIntent): void {
    intent.status = 'requires_capture'
    intent.last_payment_error = null
    this.#say('payment_intent.amount_capturable_updated', intent)
  }

  #decline(intent: SandboxIntent, { code, decline_code }: { code?: string; decline_code?: string }): void {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code, decline_code }
    this.#say('payment_intent.payment_failed', intent)
  }

  #say(type: string, { isDisputable: _, client_secret: __, ...object }: SandboxIntent): void {
    const id = randomId('evt')
    this.#onEvent({ id, type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) })
  }
}

const unexpected = { refused: 'payment_intent_unexpected_state' }

/** As Stripe sends it to an endpoint. */
export const signedEvent = ({ body }: SandboxEvent, secret: string) => ({
  headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(body, [secret], Date.now()) },
  body,
})
