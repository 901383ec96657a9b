import { defineSandbox, type SandboxDefinition, type SandboxReply, type SandboxRequest } from '../sandbox-server.ts'
import { browserFile } from './sandbox-browser.ts'
import { SandboxIntents, type TestCard, testCards } from './sandbox-intents.ts'
import { createWebhookSender, type WebhookFault, webhookFaults } from './sandbox-webhooks.ts'

/** What the provider was asked, without the card. */
export type PaymentMessage = { path: string; receivedAtMs: number }

const json = (value: object, status = 200, headers: Record<string, string> = {}): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  body: JSON.stringify(value),
})
const failure = (code: string, status = 400) => json({ error: { type: 'invalid_request_error', code } }, status)

const refusals = {
  slow: 'hold',
  throttled: json({ error: { code: 'rate_limit' } }, 429, { 'retry-after': '2' }),
  error: json({ error: { code: null } }, 500),
  malformed: { status: 200, body: '<html>' },
  'wrong-key': failure('api_key_expired', 401),
  'hang-up': 'hang-up',
} satisfies Record<string, SandboxReply>

/** Answered wrongly once the work is done. */
const lies = {
  'lost-answer': 'hang-up',
  lying: json({ id: 'pi_of_somebody_else', status: 'succeeded', amount: 1, client_secret: 's', latest_charge: null }),
} satisfies Record<string, SandboxReply>

/** Whatever card the shopper gives. */
const cardFaults = {
  declined: 'pm_card_visa_chargeDeclined',
  'insufficient-funds': 'pm_card_chargeDeclinedInsufficientFunds',
  'expired-card': 'pm_card_chargeDeclinedExpiredCard',
  'three-d-secure': 'pm_card_threeDSecure2Required',
  disputed: 'pm_card_createDispute',
} satisfies Record<string, TestCard>

type Fault = keyof typeof refusals | keyof typeof lies | keyof typeof cardFaults | WebhookFault
const has = <T extends object>(table: T, fault: string | null): fault is Extract<keyof T, string> =>
  fault !== null && Object.hasOwn(table, fault)
const isCard = (name: string): name is TestCard => Object.hasOwn(testCards, name)

const faults = [...Object.keys(refusals), ...Object.keys(lies), ...Object.keys(cardFaults), ...webhookFaults] as Fault[]

/** One account: its payments, and where its webhooks go. */
function createAccount() {
  const webhooks = createWebhookSender()
  const intents = new SandboxIntents((event) => webhooks.send(event))
  const intentOf = (change: ReturnType<SandboxIntents['capture']>) =>
    'intent' in change ? json(change.intent) : failure(change.refused, change.status)

  function answer({ method, path, headers, body }: SandboxRequest, fault: Fault | null): SandboxReply {
    const fields = new URLSearchParams(body)
    const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?/.exec(path) ?? []
    if (action === 'confirm') {
      const named = fields.get('payment_method') ?? ''
      // A wallet has checked already that it is the shopper.
      const isAsked = fault !== 'three-d-secure' || !fields.has('wallet')
      const card = isAsked && has(cardFaults, fault) ? cardFaults[fault] : named
      if (!isCard(card)) return failure('resource_missing', 404)
      return intentOf(intents.confirm(id, card, fields.get('client_secret') ?? ''))
    }
    if (action === 'authenticate') return intentOf(intents.authenticate(id, fields.get('passed') === 'true'))
    const key = headers.authorization?.replace(/^Bearer /, '')
    if (!key) return refusals['wrong-key']
    if (method === 'POST' && path === '/v1/webhook_endpoints')
      return json({ id: webhooks.add(fields.get('url') ?? '', key) })
    if (method === 'POST' && path === '/v1/payment_intents')
      return json(intents.create(fields, String(headers['idempotency-key'])))
    if (method === 'POST' && path === '/v1/refunds') return intentOf(intents.refund(fields.get('payment_intent') ?? ''))
    if (action === 'capture') return intentOf(intents.capture(id))
    if (action === 'cancel') return intentOf(intents.cancel(id))
    const found = method === 'GET' && intents.find(id)
    return found ? json(found) : failure('resource_missing', 404)
  }
  return { answer, webhooks, intents }
}

/** With its payments and webhooks, for tests that look at them. */
function createPaymentSandbox() {
  const { answer, webhooks, intents } = createAccount()
  const made = defineSandbox<PaymentMessage, Fault>({
    name: 'payment',
    title: 'Card payments (Stripe)',
    faults,
    receive(request, fault) {
      webhooks.setFault(fault)
      if (has(refusals, fault)) return { reply: refusals[fault] }
      const file = browserFile(request.path)
      if (file) return { reply: file }
      const reply = answer(request, fault)
      const message = { path: request.path, receivedAtMs: request.receivedAtMs }
      return { reply: has(lies, fault) ? lies[fault] : reply, message }
    },
  }).create()
  return { ...made, intents, events: webhooks.events, webhooks: webhooks.operator }
}

/**
 * Speaks Stripe's PaymentIntents, refunds and webhooks, with its test cards; `confirm` and `authenticate` are what the shopper's browser
 * does.
 */
export const sandbox = {
  name: 'payment',
  title: 'Card payments (Stripe)',
  faults,
  create: createPaymentSandbox,
} satisfies SandboxDefinition<PaymentMessage, Fault>
