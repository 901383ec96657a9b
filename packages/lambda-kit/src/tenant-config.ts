import { type Site, siteSchema } from '@forecourt/contracts/site'
import * as z from 'zod/mini'
import { deleteItem, getItem, type Item, putItem } from './items.ts'
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

/** The same, read from the table itself. Throws when what this deploy knows of the stored configuration is not valid. */
export async function readSite(slug: string): Promise<Site | undefined> {
  const item = await getItem('config', { tenant: slug })
  if (!item) return undefined
  const parsed = configItemSchema.safeParse(item)
  return parsed.success ? parsed.data.site : configItemSchema.parse(withoutUnknown(item, parsed.error.issues)).site
}

/**
 * What is stored but for the names that this deploy does not know: a newer one may have written them before a rollback, and
 * a field that we drop stays in the table until its dealer is deployed again. They must not take every page down.
 */
function withoutUnknown(item: Item, issues: readonly z.core.$ZodIssue[]): Item {
  const known = structuredClone(item)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const holder = issue.path.reduce<unknown>((at, key) => Object(at)[key], known)
    for (const key of issue.keys) Reflect.deleteProperty(Object(holder), key)
  }
  return known
}

/**
 * Stores a site under its slug, in place of what stood there, and makes its dealerships known. Throws, and writes nothing,
 * when a field is not valid or has a name that is not ours.
 */
export async function writeSite(site: Site): Promise<void> {
  const valid = siteSchema.parse(site)
  for (const dealership of valid.dealerships) await addDealership(dealership)
  await putItem('config', { tenant: valid.slug, site: valid })
}

/** Takes a site off: within a minute its host is nobody's. Stock and everything else of the dealer stays. */
export async function removeSite(slug: string): Promise<void> {
  await deleteItem('config', { tenant: slug })
}
