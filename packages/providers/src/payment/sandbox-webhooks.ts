import type { SandboxWebhooks, SentWebhook } from '../sandbox-server.ts'
import { postWebhook } from './post-webhook.ts'
import { randomId, type SandboxEvent, signedEvent } from './sandbox-intents.ts'

export const webhookFaults = [
  'webhooks-late',
  'webhooks-doubled',
  'webhooks-out-of-order',
  'webhooks-forged',
  'webhooks-lost',
] as const
export type WebhookFault = (typeof webhookFaults)[number]

const lateMs = 1500
const maxEvents = 5000
const maxSent = 200

const ways = ['late', 'doubled', 'out of order', 'forged'] as const
type Way = (typeof ways)[number]

/** Sends events to the endpoints that were added, as Stripe does, and keeps them all. */
export function createWebhookSender() {
  const endpoints: { url: string; secret: string }[] = []
  let events: SandboxEvent[] = []
  let fault: string | null = null
  /** Held back, so that a later one comes first. */
  let waiting: SandboxEvent[] = []
  let sent: SentWebhook[] = []

  function post(event: SandboxEvent, how: string = fault?.replace('webhooks-', '') ?? 'as it should'): void {
    for (const { url, secret } of endpoints) {
      const request = signedEvent(event, how === 'forged' ? 'a guess' : secret)
      const one: SentWebhook = { id: event.id, type: event.type, how, sentAtMs: Date.now() }
      sent = [...sent, one].slice(-maxSent)
      // Stripe tries again for days; here the reconciler is what finds what was lost.
      void postWebhook(url, request).then(
        (status) => {
          one.status = status
        },
        (error: unknown) => {
          one.hasFailed = true
          // biome-ignore lint/suspicious/noConsole: a sandbox runs on one machine, and has no other log
          console.warn(`The payment sandbox cannot send ${event.type} to ${url}: ${String(error)}`)
        },
      )
    }
  }
  /** What the operator's page sends of the newest events. */
  const resends = {
    late([last]) {
      setTimeout(() => post(last, 'late'), lateMs).unref()
    },
    doubled([last]) {
      for (const event of [last, last]) post(event, 'doubled')
    },
    'out of order'(newest) {
      for (const event of newest) post(event, 'out of order')
    },
    forged([last]) {
      const id = randomId('evt')
      post({ ...last, id, body: last.body.replace(last.id, id) }, 'forged')
    },
  } satisfies Record<Way, (newest: [SandboxEvent, ...SandboxEvent[]]) => void>
  const isWay = (name: string): name is Way => Object.hasOwn(resends, name)
  const flush = () => {
    for (const event of waiting.splice(0).toReversed()) post(event)
  }
  return {
    events: () => events,
    operator: {
      ways,
      resend(way) {
        const [last, before] = events.slice(-2).toReversed()
        if (!last || !isWay(way)) return false
        resends[way](before ? [last, before] : [last])
        return true
      },
      sent: () => sent,
    } satisfies SandboxWebhooks,
    setFault: (name: string | null) => {
      fault = name
    },
    add(url: string, secret: string): string {
      endpoints.push({ url, secret })
      return `we_${endpoints.length}`
    },
    send(event: SandboxEvent): void {
      events = [...events, event].slice(-maxEvents)
      if (endpoints.length === 0 || fault === 'webhooks-lost') return
      if (fault === 'webhooks-late') setTimeout(() => post(event), lateMs).unref()
      else if (fault === 'webhooks-out-of-order') {
        waiting = [...waiting, event]
        if (waiting.length > 1) flush()
        else setTimeout(flush, lateMs).unref()
      } else {
        post(event)
        if (fault === 'webhooks-doubled') post(event)
      }
    },
  }
}
