import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'
import { sandboxQuote } from './sandbox-quote.ts'

/** What the lender knows: the quotes that it gave and the customers that it made. */
export type YouxMessage =
  | { kind: 'quote'; purchasePrice: number; loanTerm: number; selfAssessedCreditScore: string; receivedAtMs: number }
  | { kind: 'customer'; id: string; data: object; additionalData: object; receivedAtMs: number }

const loanSchema = z.object({
  selfAssessedCreditScore: z.enum(['GREAT', 'DECENT', 'POOR']),
  purchasePrice: z.number(),
  loanTerm: z.number(),
})
const customerSchema = z.object({
  data: z.looseObject({ phoneNumber: z.string(), firstName: z.string() }),
  additionalData: z.looseObject({}),
})

const json = (value: object, status = 200): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** Answered before any work is done. */
const refusals = {
  slow: 'hold',
  rejected: json({ error: 'The vehicle is too old for Pat Example.' }, 422),
  refused: json({ error: 'Unknown key' }, 401),
  throttled: { status: 429, headers: { 'retry-after': '7' } },
  error: { status: 500, body: 'Internal server error' },
  malformed: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"weeklyRepaymentAmount":' },
  'error-field': json({ error: 'Pat Example is on a list.' }),
  'hang-up': 'hang-up',
} satisfies Record<string, SandboxReply>

/** Answered wrongly after the work is done: the customer is there, and the caller does not know. */
const lies = {
  'lost-answer': () => 'hang-up',
  'lying-redirect': () => json({ redirectUrl: 'https://lender.example.evil.test/apply' }),
  'no-redirect': () => json({}),
} satisfies Record<string, () => SandboxReply>

type Fault = keyof typeof refusals | keyof typeof lies | 'delayed'
const isRefusal = (fault: Fault): fault is keyof typeof refusals => Object.hasOwn(refusals, fault)

/** Longer than a person takes for slow, shorter than our deadline. */
const delayMs = 1200

/**
 * Speaks YouX's API as the specification has it, and is the lender's page that shoppers are sent on to. A customer that comes
 * again with the same idempotency key is the same one.
 */
export const sandbox = defineSandbox<YouxMessage, Fault>({
  name: 'youx',
  title: 'Finance quotes and customers (YouX)',
  faults: [
    'slow',
    'delayed',
    'rejected',
    'refused',
    'throttled',
    'error',
    'malformed',
    'error-field',
    'hang-up',
    'lost-answer',
    'lying-redirect',
    'no-redirect',
  ],
  receive({ method, path, headers, body, receivedAtMs }, fault, inbox) {
    if (method === 'GET' && path.startsWith('/apply/')) return { reply: lenderPage }
    if (fault && isRefusal(fault)) return { reply: refusals[fault] }
    const input = parseJson(body)
    if (method === 'POST' && path === '/quote') {
      const loan = loanSchema.safeParse(input)
      if (!loan.success) return { reply: json({ error: 'Not valid' }, 400) }
      const reply = fault === 'lost-answer' ? 'hang-up' : delayed(json(sandboxQuote(loan.data)), fault)
      return { reply, message: { kind: 'quote', ...loan.data, receivedAtMs } }
    }
    const customer = customerSchema.safeParse(input)
    if (method !== 'POST' || path !== '/create-customer') return { reply: { status: 404 } }
    if (!customer.success) return { reply: json({ error: 'Not valid' }, 400) }
    const key = String(headers['idempotency-key'] ?? body)
    const id = createHash('sha256').update(key).digest('hex').slice(0, 16)
    const isKnown = inbox.some((message) => message.kind === 'customer' && message.id === id)
    const good = json({ redirectUrl: `http://${headers.host}/apply/${id}` })
    const reply = fault && Object.hasOwn(lies, fault) ? lies[fault as keyof typeof lies]() : delayed(good, fault)
    return isKnown ? { reply } : { reply, message: { kind: 'customer', id, ...customer.data, receivedAtMs } }
  },
})

const delayed = (reply: SandboxReply, fault: Fault | null): SandboxReply =>
  fault === 'delayed' && typeof reply === 'object' && 'status' in reply ? { ...reply, delayMs } : reply

const lenderPage: SandboxReply = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>Demonstration lender</title><meta name="viewport" content="width=device-width"><body style="font:17px/1.5 system-ui;margin:10vh auto;max-width:32rem;padding:0 24px"><h1>Demonstration lender</h1><p>The application continues here. Nothing is stored.</p>',
}
