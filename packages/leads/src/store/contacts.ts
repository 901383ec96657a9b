import { consentSchema } from '@forecourt/contracts/leads/consent'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

/** A form that named a phone number: what it was about, and never who typed it, since a number can be mistyped. */
const contactSchema = z.object({
  contact: z.string(),
  lead_id: z.string(),
  category: z.string(),
  created_at: z.iso.datetime(),
  car: z.optional(z.string()),
  marketing: z.optional(consentSchema),
})
export type Contact = z.infer<typeof contactSchema>

const keyOf = (phone: string, leadId: string): string => `${phone}#${leadId}`

/** Notes which phone number a lead names; nothing for one without. Written twice it is one. */
export async function recordContact(lead: Lead): Promise<void> {
  const { tenant, lead_id, category, created_at, car, person } = lead
  const marketing = lead.follows === undefined ? lead.marketing : undefined
  if (person.phone_e164 === undefined) return
  const contact = keyOf(person.phone_e164, lead_id)
  const item = { tenant, contact, lead_id, category, created_at, car: car?.name, marketing }
  await putItem('contacts', item, { expression: 'attribute_not_exists(contact)' })
}

/** The forms that named a phone number on a site, the newest first. */
export async function listContacts(tenant: string, phone: string): Promise<Contact[]> {
  const found: Contact[] = []
  for await (const item of queryItems('contacts', tenant, { prefix: keyOf(phone, '') }))
    found.push(contactSchema.parse(item))
  return found.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
}

/** FQ-12. Whether a dealer has had a form that named a phone number. */
export async function hasContact(tenant: string, phone: string): Promise<boolean> {
  for await (const _ of queryItems('contacts', tenant, { prefix: keyOf(phone, ''), limit: 1 })) return true
  return false
}
