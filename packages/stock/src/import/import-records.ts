import { randomUUID } from 'node:crypto'
import { type ImportReport, importReportSchema } from '@forecourt/contracts/stock/import-report'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { parseStored } from '@forecourt/lambda-kit/data/parse-stored'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'

/** An item of a table holds at most 400 kB. */
const maxRowsStored = 200

/** The key for drops outside every dealership's folder. A slug contains no space. */
export const noDealership = 'no dealership'

type Begun = Pick<ImportReport, 'dealership_slug' | 'file' | 'format' | 'dropped_at'> & { now: Date }

/** An empty report, for the start of an import. */
export const emptyReport = ({ now, ...fields }: Begun): ImportReport => ({
  ...fields,
  started_at: now.toISOString(),
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 0,
  refused_rows: [],
  notes: [],
})

/**
 * Records an import at its start, or at once with its end. Two imports of a dealership that begin in the same
 * millisecond get different start times, so that neither overwrites the other's report.
 */
export async function recordStart(report: ImportReport): Promise<void> {
  // The client retries after a lost response: the first attempt's own item may exist.
  const written_by = randomUUID()
  const condition = {
    expression: 'attribute_not_exists(started_at) OR written_by = :me',
    values: { ':me': written_by },
  }
  while (!(await putItem('imports', { ...report, written_by }, condition)))
    report.started_at = new Date(Date.parse(report.started_at) + 1).toISOString()
}

/** Stores an import's report, under its dealership and its start. */
export async function recordImport(report: ImportReport): Promise<void> {
  await putItem('imports', { ...report, refused_rows: report.refused_rows.slice(0, maxRowsStored) })
}

/** Records why no row of a file was read, as an import that ended at once. */
export async function recordRejection(report: ImportReport, reason: string): Promise<ImportReport> {
  const rejection = { ...report, rejected: reason, finished_at: new Date().toISOString() }
  await recordStart(rejection)
  return rejection
}

/**
 * A dealership's imports, the latest first. One without `finished_at` is running, or was killed. Unknown fields are
 * dropped, as are unreadable reports; both are logged.
 */
export async function latestImports(dealership: string, limit: number): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for await (const item of queryItems('imports', dealership, { descending: true, limit })) {
    const read = parseStored(importReportSchema, item)
    const name = `The report of ${dealership}'s import of ${item.started_at}`
    if (!read.success) logWarningOnce(`${name} is unreadable`, read.error)
    else {
      reports.push(read.data)
      if (read.unknown.length > 0)
        logWarningOnce(`${name} has fields that this release does not know`, read.unknown.join(', '))
    }
  }
  return reports
}

/** The current feed of a dealership: `fed_at` is when it was dropped, or when a command began to import it. */
const newestFeedSchema = z.object({ file: z.string(), fed_at: z.iso.datetime() })
export type NewestFeed = z.infer<typeof newestFeedSchema>

// A slug contains no #, so this is never one of its imports.
const newestKey = (dealership: string) => ({ dealership_slug: `${dealership}#newest`, started_at: 'newest' })

/** The newest completely imported feed; undefined if there is none. */
export async function newestFeed(dealership: string): Promise<NewestFeed | undefined> {
  const item = await getItem('imports', newestKey(dealership))
  return item && newestFeedSchema.parse(item)
}

/** Records a feed as the newest, unless a newer one was imported. */
export async function recordNewest(dealership: string, { file, fed_at }: NewestFeed): Promise<void> {
  await putItem(
    'imports',
    { ...newestKey(dealership), file, fed_at },
    { expression: 'attribute_not_exists(fed_at) OR fed_at <= :fed_at', values: { ':fed_at': fed_at } },
  )
}
