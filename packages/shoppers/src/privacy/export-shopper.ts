import { consentSchema } from '@forecourt/contracts/leads/consent'
import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { shopperTables } from '@forecourt/contracts/tables/shopper-tables'
import { isSameSession, listSessions } from '@forecourt/lambda-kit/http/session'
import { listContacts } from '@forecourt/leads/store/contacts'
import { listShopperItems } from './shopper-items.ts'

/** `sessionId`: of who asks, to mark their own. */
export type ShopperKey = { tenant: string; phone: string; sessionId?: string | undefined }

/** What is listed by name below, and who it is about: said once, above. */
const hidden = new Set(['tenant', 'phone', 'ttl'])

/**
 * All that is stored about a phone number on a site. Forms are exported without the names in them: a number
 * can be mistyped, and then the form is another person's.
 */
export async function exportShopper({ tenant, phone, sessionId }: ShopperKey): Promise<Privacy> {
  const contacts = await listContacts(tenant, phone)
  const stored = await Promise.all(
    shopperTables
      .filter((table) => table !== 'contacts')
      .map(async (table) => [table, await listShopperItems(table, tenant, phone)] as const),
  )
  return {
    phone_number: phone,
    site: tenant,
    sessions: (await listSessions(tenant, phone)).map(({ id, startedAt, device }) => ({
      id,
      started_at: startedAt,
      device,
      is_current: isSameSession(id, sessionId),
    })),
    forms: contacts.map(({ lead_id, category, created_at, car }) => ({
      lead_id,
      category,
      created_at,
      car: car ?? null,
    })),
    consents: [
      ...contacts.flatMap(({ marketing }) => marketing ?? []),
      ...stored.flatMap(([, items]) => items.flatMap(({ consent }) => consentSchema.safeParse(consent).data ?? [])),
    ],
    stored: Object.fromEntries(
      stored.map(([table, items]) => [
        table,
        items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.has(name)))),
      ]),
    ),
  }
}
