import { type Site, siteSchema } from '@forecourt/contracts/site/site'
import * as z from 'zod/mini'
import { parseStored } from '../data/parse-stored.ts'
import { logWarningOnce } from '../observability/log.ts'

/** The config table's item. */
const configItemSchema = z.object({ tenant: z.string(), site: siteSchema })

/** A stored site as outside data. What this platform does not know is logged. @throws ZodError for a damaged one. */
export function parseStoredSite(slug: string, item: unknown): Site {
  const read = parseStored(configItemSchema, item, { firstChoice: true })
  if (!read.success) throw read.error
  if (read.unknown.length > 0) logWarningOnce(unknownText(slug, read.unknown), 'Was the platform rolled back?')
  return read.data.site
}

const unknownText = (slug: string, paths: readonly string[]): string =>
  `The stored site ${slug} has fields or values that this platform does not know: ${paths.join(', ')}`
