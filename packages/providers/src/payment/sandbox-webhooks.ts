import { type SandboxEvent, signedEvent } from './sandbox-intents.ts'

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

/** Sends events to the endpoints that were added, as Stripe does, and keeps them all. */
export function createWebhookSender() {
  const endpoints: { url: string; secret: string }[] = []
  let events: SandboxEvent[] = []
  let fault: string | null = null
  /** Held back, so that a later one comes first. */
  let waiting: SandboxEvent[] = []

  function post(event: SandboxEvent): void {
    for (const { url, secret } of endpoints) {
      const request = signedEvent(event, fault === 'webhooks-forged' ? 'a guess' : secret)
      // Stripe tries again for days; here the reconciler is what finds what was lost.
      void fetch(url, request).catch(() => undefined)
    }
  }
  const flush = () => {
    for (const event of waiting.splice(0).toReversed()) post(event)
  }
  return {
    events: () => events,
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
