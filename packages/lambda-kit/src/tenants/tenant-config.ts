import { type Site, siteSchema } from '@forecourt/contracts/site/site'
import * as z from 'zod/mini'
import { deleteItem, getItem, putItem } from '../data/items.ts'
import { parseStored } from '../data/parse-stored.ts'
import { logWarningOnce } from '../observability/log.ts'
import { ttlCache } from '../ttl-cache.ts'
import { addDealership } from './known-dealerships.ts'
import { addKnownSite, removeKnownSite } from './known-sites.ts'

/** The config table's item. The site in it was validated when it was written; here it is parsed again, as outside data. */
const configItemSchema = z.object({ tenant: z.string(), site: siteSchema })

const tenantSlug = /^[a-z][a-z0-9-]{1,40}$/
const minuteMs = 60_000

const cached = ttlCache(readSite, { ttlMs: minuteMs, maxEntries: 500 })

/** The site of a tenant; undefined when there is no such tenant. A change is seen within a minute. */
export async function loadSite(slug: string): Promise<Site | undefined> {
  return tenantSlug.test(slug) ? cached(slug) : undefined
}

/**
 * The same, read from the table itself. What a newer release wrote in it is left out, and a font or the like that this one
 * does not have becomes one that it has; what else is not valid throws.
 */
export async function readSite(slug: string): Promise<Site | undefined> {
  const item = await getItem('config', { tenant: slug })
  if (!item) return undefined
  const read = parseStored(configItemSchema, item, { firstChoice: true })
  if (!read.success) throw read.error
  if (read.unknown.length > 0) logWarningOnce(unknownText(slug, read.unknown), 'Is a newer release rolled back?')
  return read.data.site
}

const unknownText = (slug: string, paths: readonly string[]): string =>
  `The stored site ${slug} holds what this release does not know: ${paths.join(', ')}`

/**
 * Stores a site under its slug, in place of what stood there, and makes it and its dealerships known. Throws, and writes
 * nothing, when a field is not valid or has a name that is not ours.
 */
export async function writeSite(site: Site): Promise<void> {
  const valid = siteSchema.parse(site)
  for (const dealership of valid.dealerships) await addDealership(dealership)
  await addKnownSite(valid)
  await putItem('config', { tenant: valid.slug, site: valid })
}

/** Takes a site off: within a minute its host is nobody's. Stock and everything else of the dealer stays. */
export async function removeSite(slug: string): Promise<void> {
  await deleteItem('config', { tenant: slug })
  await removeKnownSite(slug)
}
