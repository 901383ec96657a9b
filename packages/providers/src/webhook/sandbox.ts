import type { IncomingHttpHeaders } from 'node:http'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'
import { verifySignature } from './signature.ts'

/** The demo dealers' secret for this target. */
export const sandboxSecret = 'sandbox-webhook-secret'

export type ReceivedWebhook = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  deliveryId: string | undefined
  isSignatureValid: boolean
  /** The fault it was answered with; null where the target took it. */
  fault: string | null
  receivedAtMs: number
}

const faults = {
  slow: 'hold',
  error: { status: 500, body: 'Internal server error' },
  throttled: { status: 429, headers: { 'retry-after': '7' } },
  redirect: { status: 307, headers: { location: '/redirected' } },
  malformed: { raw: 'HTTP/9.9 fine\r\n\r\n' },
  'hang-up': 'hang-up',
  rejected: { status: 422, body: 'Unknown field' },
  endless: 'endless',
  stalled: 'stalled',
} satisfies Record<string, SandboxReply>

/** A dealer's system. It lists what reached it under a fault too, so that a followed redirect or a repeated request shows. */
export const sandbox = defineSandbox<ReceivedWebhook, keyof typeof faults>({
  name: 'webhook',
  title: 'Webhook target',
  faults: ['slow', 'error', 'throttled', 'redirect', 'malformed', 'hang-up', 'rejected', 'endless', 'stalled'],
  receive({ method, path, headers, body, receivedAtMs }, fault) {
    const single = (name: string) => [headers[name]].flat()[0]
    const message = {
      method,
      path,
      headers,
      body,
      deliveryId: single('forecourt-delivery'),
      isSignatureValid: verifySignature({
        header: single('forecourt-signature'),
        body,
        secret: sandboxSecret,
        nowMs: receivedAtMs,
      }),
      fault,
      receivedAtMs,
    }
    return { reply: fault ? faults[fault] : { status: 200, body: 'ok' }, message }
  },
})
