import { type Site, siteSchema } from '@forecourt/contracts/site'
import * as z from 'zod/mini'
import { deleteItem, getItem, putItem } from './items.ts'
import { addDealership } from './known-dealerships.ts'
import { ttlCache } from './ttl-cache.ts'

/** The config table's item. The site in it was validated when it was written; here it is parsed again, as outside data. */
const configItemSchema = z.object({ tenant: z.string(), site: siteSchema })

const tenantSlug = /^[a-z][a-z0-9-]{1,40}$/
const minuteMs = 60_000

const cached = ttlCache(readSite, { ttlMs: minuteMs, maxEntries: 500 })

/** The site of a tenant; undefined when there is no such tenant. A change is seen within a minute. */
export async function loadSite(slug: string): Promise<Site | undefined> {
  return tenantSlug.test(slug) ? cached(slug) : undefined
}

/** The same, read from the table itself. Throws when the stored configuration is not valid. */
export async function readSite(slug: string): Promise<Site | undefined> {
  const item = await getItem('config', { tenant: slug })
  return item && configItemSchema.parse(item).site
}

/** Stores a validated site under its slug, in place of what stood there, and makes its dealerships known. */
export async function writeSite(site: Site): Promise<void> {
  for (const dealership of site.dealerships) await addDealership(dealership)
  await putItem('config', { tenant: site.slug, site })
}

/** Takes a site off: within a minute its host is nobody's. Stock and everything else of the dealer stays. */
export async function removeSite(slug: string): Promise<void> {
  await deleteItem('config', { tenant: slug })
}
