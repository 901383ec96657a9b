import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import { logError } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'

type CustomerKey = { tenant: string; phone: string; idempotencyKey: string }
type Customer = { redirectUrl: string }

const itemSchema = z.object({ redirect_url: z.url(), ttl: z.number() })

/** The redirect is kept for a day. */
const keptSeconds = 86_400

const keyOf = ({ tenant, phone, idempotencyKey }: CustomerKey) => ({
  tenant,
  customer: `${phone}#${idempotencyKey}`,
})

/** FQ-10. The customer that a key made before. */
export async function readCustomer(key: CustomerKey): Promise<Customer | undefined> {
  const item = itemSchema.safeParse(await getItem('customers', keyOf(key)))
  return item.success ? { redirectUrl: item.data.redirect_url } : undefined
}

/** The customer exists: a failed write must not stop the shopper. */
export async function writeCustomer(key: CustomerKey, { redirectUrl }: Customer, now: Date): Promise<void> {
  const ttl = Math.ceil(now.getTime() / 1000) + keptSeconds
  try {
    await putItem('customers', { ...keyOf(key), redirect_url: redirectUrl, ttl })
  } catch (error) {
    logError('A customer of the finance provider was not recorded', error)
  }
}
