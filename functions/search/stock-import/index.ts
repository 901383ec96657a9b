import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { environment } from '@forecourt/lambda-kit/environment'
import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { bucketFeeds, type FeedStore, folderFeeds } from '@forecourt/stock/feeds/feed-store'
import * as z from 'zod/mini'
import { type FeedDropped, importDroppedFeeds } from './endpoint.ts'

const settings = environment(z.object({ FEEDS_BUCKET: z.optional(z.string()), FEEDS_DIR: z.optional(z.string()) }))

let store: FeedStore | undefined

function feedStore(): FeedStore {
  const { FEEDS_BUCKET, FEEDS_DIR } = settings()
  if (FEEDS_DIR) return folderFeeds(FEEDS_DIR)
  if (FEEDS_BUCKET) return bucketFeeds(FEEDS_BUCKET)
  throw new Error('The environment is incomplete: FEEDS_BUCKET, or FEEDS_DIR on one machine, is missing.')
}

/** A feed was dropped into the bucket. A rejection makes Lambda try the event again: importing twice changes nothing. */
export const handler = createJobHandler<FeedDropped, ImportReport[]>({
  route: 'stock-import',
  async work(event) {
    store ??= feedStore()
    const reports = await importDroppedFeeds(event, store, new Date())
    for (const { file, rejected, dealership_slug: dealership } of reports)
      if (rejected) logError(`${file} was not imported`, rejected, { dealership })
    return reports
  },
})
