import { type Consent, consentSchema } from '@forecourt/contracts/leads/consent'
import { getItem, queryItems, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import type { Shopper } from '../watchlist-table.ts'

const alertSchema = z.object({
  tenant: z.string(),
  phone: z.string(),
  /** Of who asked for messages and has not stopped them. */
  consent: z.optional(consentSchema),
  sent_at: z.optional(z.iso.datetime()),
  /** Both where a message is to be sent. */
  pending: z.optional(z.literal('yes')),
  due_at: z.optional(z.iso.datetime()),
})
export type PriceAlert = z.infer<typeof alertSchema>

const isAgreed = { expression: 'attribute_exists(#consent)', names: { '#consent': 'consent' } }
const keyOf = ({ tenant, phone }: Shopper) => ({ tenant, phone })

export async function readPriceAlert(shopper: Shopper): Promise<PriceAlert | undefined> {
  const item = await getItem('price_alerts', keyOf(shopper))
  return item && alertSchema.parse(item)
}

export async function askForPriceAlerts(shopper: Shopper, consent: Consent): Promise<void> {
  await updateItem('price_alerts', keyOf(shopper), { set: { consent } })
}

/** The time of the last message stays: who asks again gets no second one on the same day. */
export async function stopPriceAlerts(shopper: Shopper): Promise<void> {
  await updateItem('price_alerts', keyOf(shopper), { remove: ['consent', 'pending', 'due_at'] }, isAgreed)
}

/** A message is to be sent; nothing changes where one is already, or where nobody asks for them. */
export async function markPending(shopper: Shopper, dueAt: Date): Promise<void> {
  const set = { pending: 'yes', due_at: dueAt.toISOString() }
  const expression = `${isAgreed.expression} AND attribute_not_exists(#pending)`
  await updateItem('price_alerts', keyOf(shopper), { set }, { ...isAgreed, expression })
}

/** Before it is sent, so that no two processes send the same. False where another did, or where it is no longer asked for. */
export async function claimAlert(alert: PriceAlert, now: Date): Promise<boolean> {
  const claimed = await updateItem(
    'price_alerts',
    keyOf(alert),
    { set: { sent_at: now.toISOString() }, remove: ['pending', 'due_at'] },
    {
      expression: `${isAgreed.expression} AND #due_at = :due_at`,
      names: isAgreed.names,
      values: { ':due_at': alert.due_at },
    },
  )
  return claimed !== null
}

/** Takes a claim back after which nothing was sent; with `retryAt` the message is to be sent then. */
export async function releaseClaim({ sent_at, ...shopper }: PriceAlert, retryAt?: Date): Promise<void> {
  const update = sent_at === undefined ? { remove: ['sent_at'] } : { set: { sent_at } }
  await updateItem('price_alerts', keyOf(shopper), update, isAgreed)
  if (retryAt) await markPending(shopper, retryAt)
}

const keySchema = z.pick(alertSchema, { tenant: true, phone: true })

/** Shoppers of all sites whose message is due, the longest due first. */
export async function* listDueAlerts(now: Date, limit: number): AsyncGenerator<Shopper> {
  for await (const item of queryItems('price_alerts', 'yes', { index: 'pending', upTo: now.toISOString(), limit }))
    yield keySchema.parse(item)
}
