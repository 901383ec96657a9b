import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const eventSchema = z.object({
  event_id: z.string(),
  type: z.string(),
  tenant: z.string(),
  reservation_id: z.string(),
  received_at: z.iso.datetime(),
  /** As it came. */
  body: z.string(),
})
export type StoredPaymentEvent = z.infer<typeof eventSchema>

/** As long as a bank may take with a dispute. */
const keptSeconds = 180 * 86_400

/** False for one that came before: nothing changes. */
export function storePaymentEvent(event: StoredPaymentEvent): Promise<boolean> {
  const ttl = Math.ceil(Date.parse(event.received_at) / 1000) + keptSeconds
  return putItem('payment_events', { ...event, ttl }, { expression: 'attribute_not_exists(event_id)' })
}

export async function readPaymentEvent(event_id: string): Promise<StoredPaymentEvent | undefined> {
  const item = await getItem('payment_events', { event_id })
  return item && eventSchema.parse(item)
}
