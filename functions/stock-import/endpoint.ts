import type { ImportReport } from '@forecourt/contracts/import-report'
import { isDealership, listDealerships } from '@forecourt/lambda-kit/known-dealerships'
import type { FeedStore } from '@forecourt/stock/feed-store'
import { detectFormat } from '@forecourt/stock/feeds/read-feed'
import { emptyReport, noDealership, recordRejection } from '@forecourt/stock/import-records'
import { importStock } from '@forecourt/stock/import-stock'
import { misplacedFeed } from '@forecourt/stock/unknown-dealership'
import type { S3Event } from 'aws-lambda'

/** Where a feed lies in the bucket: `feeds/<dealership>/<file>`. */
const feedKey = /^feeds\/([^/]+)\/([^/]+)$/

/**
 * Imports the feeds that an event tells of, one after another, and answers their reports, which the imports table keeps as
 * well. Nobody is there to confirm that a feed shrinks so much, so such a withdrawal waits for the command line. A file that
 * is nobody's feed, or older than what is imported, is `rejected`.
 */
export async function importDrops(event: S3Event, store: FeedStore, now: Date): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for (const { s3, eventTime } of event.Records) {
    const key = decodeKey(s3.object.key)
    // A folder's own mark, which the console makes.
    if (key.endsWith('/')) continue
    reports.push(await importDrop({ key, droppedAt: new Date(eventTime) }, store, now))
  }
  return reports
}

async function importDrop(
  { key, droppedAt }: { key: string; droppedAt: Date },
  store: FeedStore,
  now: Date,
): Promise<ImportReport> {
  const [, dealership, file] = feedKey.exec(key) ?? []
  if (!dealership || !file || !(await isDealership(dealership))) {
    const dropped_at = droppedAt.toISOString()
    const report = emptyReport({ dealership_slug: noDealership, file: key, dropped_at, now })
    return recordRejection(report, misplacedFeed(key, await listDealerships()))
  }
  const feed = await detectFormat(file, await store.open(dealership, file))
  return importStock({ ...feed, dealership, file, now, droppedAt, allowShrink: false })
}

/** S3 writes keys into its events as forms do: spaces as plus signs, the rest percent-encoded. */
const decodeKey = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '))
