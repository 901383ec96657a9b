import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'

export type ReceivedChallenge = {
  token: string
  remoteIp: string | null
  idempotencyKey: string | null
  passed: boolean
  receivedAtMs: number
}

/** The token that Cloudflare's test site keys make; unlike a real one it passes every time. */
export const testToken = 'XXXX.DUMMY.TOKEN.XXXX'

const json = (value: object, status = 200): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
const failure = (code: string) => json({ success: false, 'error-codes': [code] })

const faults = {
  fail: failure('invalid-input-response'),
  slow: 'hold',
  error: { status: 500, body: 'Internal server error' },
  throttled: { status: 429, body: 'Too many requests' },
  malformed: { status: 200, body: '<html>' },
  'wrong-secret': failure('invalid-input-secret'),
} satisfies Record<string, SandboxReply>

/** Speaks siteverify of Turnstile. A token passes once, or again with the idempotency key of its first check. */
export const sandbox = defineSandbox<ReceivedChallenge, keyof typeof faults>({
  name: 'challenge',
  title: 'Challenge (Cloudflare Turnstile)',
  faults: ['fail', 'slow', 'error', 'throttled', 'malformed', 'wrong-secret'],
  receive({ method, path, body, receivedAtMs }, fault, inbox) {
    if (method !== 'POST' || path !== '/turnstile/v0/siteverify') return { reply: { status: 404 } }
    if (fault && fault !== 'fail') return { reply: faults[fault] }
    const form = new URLSearchParams(body)
    if (!form.get('secret')) return { reply: failure('missing-input-secret') }
    const token = form.get('response')
    if (!token) return { reply: failure('missing-input-response') }
    const [remoteIp, idempotencyKey] = [form.get('remoteip'), form.get('idempotency_key')]
    const isSpent =
      token !== testToken &&
      inbox.some((earlier) => earlier.passed && earlier.token === token && earlier.idempotencyKey !== idempotencyKey)
    const passed = fault === null && !isSpent
    const message = { token, remoteIp, idempotencyKey, passed, receivedAtMs }
    if (passed) return { reply: json({ success: true, 'error-codes': [] }), message }
    return { reply: isSpent ? failure('timeout-or-duplicate') : faults.fail, message }
  },
})
