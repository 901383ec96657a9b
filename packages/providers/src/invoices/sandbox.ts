import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'

export type AskedInvoice = { path: string; receivedAtMs: number }

const json = (value: object, status = 200): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
const invoice = (number: string, due_cents: number, status: 'open' | 'paid' = 'open') =>
  json({ invoice: { number, currency: 'AUD', due_cents, status } })
const unknown = json({ error: 'not_found' }, 404)

/** Of every dealership: what is due, in cents. */
const amounts: Readonly<Record<string, number>> = { 'INV-1001': 125_000, 'INV-1002': 48_250, 'INV-1003': 2_149_900 }
const paid = 'INV-1004'

const faults = {
  'unknown-invoice': () => unknown,
  'other-amount': (number: string) => invoice(number, 100_001),
  'paid-already': (number: string) => invoice(number, 0, 'paid'),
  slow: () => 'hold' as const,
  down: () => json({ error: 'maintenance' }, 503),
  malformed: () => ({ status: 200, body: '<html>' }),
  lying: () => invoice('INV-OF-SOMEBODY-ELSE', 125_000),
  'wrong-key': () => json({ error: 'forbidden' }, 403),
} satisfies Record<string, (number: string) => SandboxReply>

/** Speaks the API of dealers' invoices. INV-1001 to INV-1003 are open, INV-1004 is paid, and others are not known. */
export const sandbox = defineSandbox<AskedInvoice, keyof typeof faults>({
  name: 'invoices',
  title: 'Invoices of dealers’ systems',
  faults: Object.keys(faults) as (keyof typeof faults)[],
  receive({ path, headers, receivedAtMs }, fault) {
    const message = { path, receivedAtMs }
    const [, found] = /^\/v1\/dealerships\/[^/]+\/invoices\/([^/?]+)$/.exec(path) ?? []
    const number = decodeURIComponent(found ?? '')
    if (fault) return { reply: faults[fault](number), message }
    if (!headers.authorization?.startsWith('Bearer ')) return { reply: faults['wrong-key']() }
    if (number === paid) return { reply: invoice(number, 0, 'paid'), message }
    const cents = amounts[number]
    return { reply: cents === undefined ? unknown : invoice(number, cents), message }
  },
})
