import { shopperTables } from '@forecourt/contracts/tables/shopper-tables'
import { tradeInCategory } from '@forecourt/domain/trade-in/words'
import { endSessionsOf } from '@forecourt/lambda-kit/http/session'
import { listContacts } from '@forecourt/leads/store/contacts'
import { eraseLead } from '@forecourt/leads/store/erase-lead'
import { endUnpaid } from '@forecourt/reservations/end-unpaid'
import { removeCode } from '../codes/code-table.ts'
import type { ShopperKey } from './export-shopper.ts'
import { deleteShopperItems } from './shopper-items.ts'

/**
 * Deletes what is stored about a phone number on a site, and takes the person out of their leads, which dealers have to keep as
 * records. What they reserved and did not pay is over. What failed half way is done by the next time: contacts, which say which leads there are, go last.
 */
export async function eraseShopper({ tenant, phone }: ShopperKey): Promise<{ leads: number }> {
  await endUnpaid({ tenant, phone }, new Date())
  const contacts = await listContacts(tenant, phone)
  for (const { lead_id, category } of contacts) {
    await eraseLead({ tenant, lead_id })
    // Afterwards: who adds one meanwhile finds the lead erased, and removes it.
    if (category === tradeInCategory) await removePhotos({ tenant, lead_id })
  }
  await removeCode({ tenant, phone })
  await endSessionsOf(tenant, phone)
  const last = (table: string) => Number(table === 'contacts')
  for (const table of shopperTables.toSorted((a, b) => last(a) - last(b)))
    await deleteShopperItems(table, tenant, phone)
  return { leads: contacts.length }
}

/** The S3 client loads with the first that has some: reading what is stored needs none. */
async function removePhotos(valuation: { tenant: string; lead_id: string }): Promise<void> {
  const { removePhotosOf } = await import('@forecourt/leads/valuations/photo-store')
  await removePhotosOf(valuation)
}
