import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { isDealership } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { listShownDealerships } from '@forecourt/lambda-kit/tenants/known-sites'
import type { FeedStore } from '@forecourt/stock/feeds/feed-store'
import { feedExtensions, formatOf } from '@forecourt/stock/feeds/read-feed'
import { emptyReport, noDealership, recordRejection } from '@forecourt/stock/import/import-records'
import { importStock } from '@forecourt/stock/import/import-stock'
import { misplacedFeed } from '@forecourt/stock/import/unknown-dealership'
import type { S3Event } from 'aws-lambda'

/** A feed's key in the bucket: `feeds/<dealership>/<file>`. */
const feedKey = /^feeds\/([^/]+)\/([^/]+)$/

/**
 * Imports the feeds of an event, one after another, and answers their reports, which the imports table keeps as
 * well. Nothing here can confirm that a feed shrinks a lot, so such a withdrawal waits for the command line. A file of no known
 * dealership, of an unknown format, or older than the last import is `rejected`.
 */
export async function importDroppedFeeds(event: S3Event, store: FeedStore, now: Date): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for (const { s3, eventTime } of event.Records) {
    const key = decodeKey(s3.object.key)
    // A folder marker of the S3 console.
    if (key.endsWith('/')) continue
    reports.push(await importDroppedFeed({ key, droppedAt: new Date(eventTime) }, store, now))
  }
  return reports
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

/** S3's events encode keys like forms: spaces as plus signs, the rest percent-encoded. */
const decodeKey = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '))
