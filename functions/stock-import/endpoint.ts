import type { ImportReport } from '@forecourt/contracts/import-report'
import type { FeedStore } from '@forecourt/stock/feed-store'
import { detectFormat } from '@forecourt/stock/feeds/read-feed'
import { importStock } from '@forecourt/stock/import-stock'
import type { S3Event } from 'aws-lambda'

/** `feeds/<dealership>/<file>`; what else lies in the bucket (a folder's own mark, say) is no feed. */
const feedKey = /^feeds\/([a-z][a-z0-9-]{1,40})\/([^/]+)$/

/**
 * Imports the feeds that an event tells of, one after another, and answers their reports, which the imports table keeps as
 * well. Nobody is there to confirm that a feed shrinks so much, so such a withdrawal waits for the command line.
 */
export async function importDrops(event: S3Event, store: FeedStore, now: Date): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for (const { s3 } of event.Records) {
    const [, dealership, file] = feedKey.exec(decodeKey(s3.object.key)) ?? []
    if (!dealership || !file) continue
    const feed = await detectFormat(file, await store.open(dealership, file))
    reports.push(await importStock({ ...feed, dealership, file, now, allowShrink: false }))
  }
  return reports
}

/** S3 writes keys into its events as forms do: spaces as plus signs, the rest percent-encoded. */
const decodeKey = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '))
