import type { Site } from '@forecourt/contracts/site/site'
import { $ZodError } from 'zod/v4/core'
import { AppError } from '../app-error.ts'
import { deleteItem, getItem, putItem } from '../data/items.ts'
import { logWarning } from '../observability/log.ts'
import { ttlCache } from '../ttl-cache.ts'
import { addDealership } from './known-dealerships.ts'
import { addKnownSite, removeKnownSite } from './known-sites.ts'
import { siteFormat } from './site-format.ts'

const tenantSlug = /^[a-z][a-z0-9-]{1,40}$/
const minuteMs = 60_000

/** That a tenant is unknown is cached as its site is: `undefined`. */
const sites = ttlCache(readSite, {
  ttlMs: minuteMs,
  maxEntries: 500,
  // Below a function's own 10 seconds, and above one of the table client's tries (data/dynamodb.ts).
  deadlineMs: 4000,
  failureTtlMs: 1000,
  stale: {
    deadlineMs: 1000,
    retryMs: 5000,
    onFailure: (error, slug) =>
      logWarning(`The settings of ${slug} cannot be read; the last known ones are served`, error),
  },
})

/**
 * The site of a tenant; undefined when there is no such tenant. A change is seen within a minute; while the table fails or hangs,
 * the last known site is served.
 * @throws AppError `unavailable` when the table fails and the site was never read; ZodError when the stored site is damaged.
 */
export async function loadSite(slug: string): Promise<Site | undefined> {
  if (!tenantSlug.test(slug)) return undefined
  try {
    return await sites(slug)
  } catch (cause) {
    // A damaged item is our fault, and waiting does not repair it.
    if (cause instanceof $ZodError) throw cause
    throw new AppError('unavailable', 'The settings of this site cannot be read right now. Try again in a moment.', {
      cause,
      retryAfterSeconds: 5,
    })
  }
}

/**
 * The same, read from the table. A site that was stored by this very schema is taken as it is. Of another, fields that only a newer
 * platform knows are left out, and a choice (a font, a template) that this one does not have becomes its first one; anything else that is not
 * valid throws.
 */
export async function readSite(slug: string): Promise<Site | undefined> {
  const item = await getItem('config', { tenant: slug })
  if (!item) return undefined
  const format = siteFormat()
  // `writeSite` parsed it with the schema that has this name: to make the schema and to parse again takes a new process 35 ms.
  if (format !== undefined && item.format === format) return item.site as Site
  const { parseStoredSite } = await import('./parse-stored-site.ts')
  return parseStoredSite(slug, item)
}

/**
 * Stores a site under its slug, replaces the one before, and lists it and its dealerships as known. Throws, and writes
 * nothing, when a field is not valid or its name is unknown.
 */
export async function writeSite(site: Site): Promise<void> {
  const { siteSchema } = await import('@forecourt/contracts/site/site')
  const valid = siteSchema.parse(site)
  for (const dealership of valid.dealerships) await addDealership(dealership)
  await addKnownSite(valid)
  await putItem('config', { tenant: valid.slug, format: siteFormat(), site: valid })
}

/** Removes a site: its host returns 404 within a minute. The dealer's stock and other data stay. */
export async function removeSite(slug: string): Promise<void> {
  await deleteItem('config', { tenant: slug })
  await removeKnownSite(slug)
}
