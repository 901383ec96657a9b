import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { isDealership } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { listShownDealerships } from '@forecourt/lambda-kit/tenants/known-sites'
import type { FeedStore } from '@forecourt/stock/feeds/feed-store'
import { feedExtensions, formatOf } from '@forecourt/stock/feeds/read-feed'
import { emptyReport, noDealership, recordRejection } from '@forecourt/stock/import/import-records'
import { importStock } from '@forecourt/stock/import/import-stock'
import { misplacedFeed } from '@forecourt/stock/import/unknown-dealership'
import * as z from 'zod/mini'

/** A feed's key in the bucket: `feeds/<dealership>/<file>`. */
const feedKey = /^feeds\/([^/]+)\/([^/]+)$/

/** What EventBridge says of a new object in the feeds bucket. */
const eventSchema = z.object({ time: z.string(), detail: z.object({ object: z.object({ key: z.string() }) }) })
export type FeedDropped = z.infer<typeof eventSchema>

/**
 * Imports a dropped feed, and answers its report, which the imports table keeps as well; none for a folder. Nothing here can
 * confirm that a feed shrinks a lot, so such a withdrawal waits for the command line. A file of no known dealership, of an unknown
 * format, or older than the last import is `rejected`.
 */
export async function importDroppedFeeds(event: unknown, store: FeedStore, now: Date): Promise<ImportReport[]> {
  const { time, detail } = eventSchema.parse(event)
  const { key } = detail.object
  // A folder marker of the S3 console.
  if (key.endsWith('/')) return []
  return [await importDroppedFeed({ key, droppedAt: new Date(time) }, store, now)]
}

async function importDroppedFeed(
  { key, droppedAt }: { key: string; droppedAt: Date },
  store: FeedStore,
  now: Date,
): Promise<ImportReport> {
  const [, dealership, file] = feedKey.exec(key) ?? []
  const dropped = { dropped_at: droppedAt.toISOString(), now }
  if (!dealership || !file || !(await isDealership(dealership))) {
    const report = emptyReport({ dealership_slug: noDealership, file: key, ...dropped })
    return recordRejection(report, misplacedFeed(key, await listShownDealerships()))
  }
  const format = formatOf(file)
  if (!format) return recordRejection(emptyReport({ dealership_slug: dealership, file, ...dropped }), notAFeed(file))
  const source = await store.open(dealership, file)
  return importStock({ format, source, dealership, file, now, droppedAt, allowShrink: false })
}

const notAFeed = (file: string): string =>
  `${file} is no feed by its name, which must end in ${feedExtensions}. If it is one, drop it again under such a name.`
