import { randomUUID } from 'node:crypto'
import { putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const shopperSchema = z.object({
  tenant: z.string(),
  phone: z.string(),
  /** Random: it says nothing of the phone number. */
  user_id: z.string(),
  created_at: z.iso.datetime(),
  last_signed_in_at: z.iso.datetime(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  email: z.optional(z.string()),
  website: z.string(),
  dealership_slug: z.string(),
})
export type Shopper = z.infer<typeof shopperSchema>

/** WL-8. What is stored of a shopper with each sign-in; what is not given stays as it was. */
export type ShopperDetails = Pick<Shopper, 'website' | 'dealership_slug'> &
  Partial<Record<'first_name' | 'last_name' | 'email', string | undefined>>

/** Stores who signed in, and answers the shopper as they are then. */
export async function recordSignIn(
  { tenant, phone }: { tenant: string; phone: string },
  details: ShopperDetails,
  now: Date,
): Promise<Shopper> {
  const at = now.toISOString()
  const fresh = { tenant, phone, user_id: randomUUID(), created_at: at, last_signed_in_at: at, ...details }
  const isNew = await putItem('shoppers', fresh, {
    expression: 'attribute_not_exists(#phone)',
    names: { '#phone': 'phone' },
  })
  if (isNew) return shopperSchema.parse(fresh)
  const updated = await updateItem(
    'shoppers',
    { tenant, phone },
    { set: { last_signed_in_at: at, ...details } },
    { expression: 'attribute_exists(user_id)' },
  )
  // Erased between the two writes: the next sign-in is a new shopper's.
  return updated ? shopperSchema.parse(updated) : recordSignIn({ tenant, phone }, details, now)
}
