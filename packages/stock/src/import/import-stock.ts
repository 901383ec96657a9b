import type { FeedFormat, ImportReport, RefusedRow } from '@forecourt/contracts/stock/import-report'
import type { ListingSite } from '@forecourt/domain/stock/unlisted-reason'
import type { FeedRow } from '../feeds/feed-row.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { addNote, type RowLocation, refusal } from '../feeds/refusal.ts'
import { truncateText } from '../feeds/text/plain-text.ts'
import { forEachBounded, inBatches } from './for-each-bounded.ts'
import { type ImportLock, lockImport } from './import-lock.ts'
import { emptyReport, newestFeed, recordImport, recordNewest, recordRejection, recordStart } from './import-records.ts'
import { SeenRows } from './seen-rows.ts'
import { type PlacedVehicle, storeBatch } from './store-batch.ts'
import { VisibilityNotes } from './visibility-notes.ts'
import { withdrawMissing } from './withdraw-missing.ts'

export type ImportOptions = {
  source: AsyncIterable<Uint8Array>
  format: FeedFormat
  dealership: string
  /** The file's name, for the record. */
  file: string
  now: Date
  /**
   * When the bucket received the file. A feed that is older than the newest imported one is rejected; without this,
   * never.
   */
  droppedAt?: Date
  /** Withdraws even more than 30% of the live vehicles. */
  allowShrink: boolean
  /** The sites that show the dealership's stock; vehicles that none of them lists are noted. */
  sites?: readonly ListingSite[]
  onProgress?: (progress: ImportProgress) => void
  /** Called once with a message, if another import of the dealership has to end first. */
  onWait?: (message: string) => void
}

type Refused = FeedRow & { kind: 'refused' }

export type ImportProgress = { bytes: number; rows: number; refused: number }

const maxRefusedRows = 1000
const batchSize = 40
const maxConcurrentBatches = 2
/** Records progress after this many rows, in case the import is killed. */
const batchesPerRecord = 10

/**
 * IN-5. Makes a dealership's stock equal to its full feed, row by row. Each vehicle is one conditional write, so a
 * killed import leaves each complete, old or new, and the next run finishes. Memory is constant for any file size.
 * Invalid rows are reported and skipped. One import of a dealership runs at a time. Rejects if the source or the table
 * fails, or the lock stays taken (`conflict`); stored vehicles stay.
 */
export async function importStock(options: ImportOptions): Promise<ImportReport> {
  const lock = await lockImport(options)
  try {
    return await importLocked(options, lock)
  } finally {
    await lock.release()
  }
}

async function importLocked(options: ImportOptions, { check }: ImportLock): Promise<ImportReport> {
  const { dealership, file, format, now, droppedAt, sites = [], onProgress } = options
  const dropped_at = droppedAt?.toISOString()
  const report = emptyReport({ dealership_slug: dealership, file, format, dropped_at, now })
  const outdated = droppedAt && (await outdatedReason(dealership, droppedAt))
  if (outdated) return recordRejection(report, outdated)
  await recordStart(report)
  const seen = new SeenRows()
  const lookalikes = new SeenRows()
  const progress: ImportProgress = { bytes: 0, rows: 0, refused: 0 }
  const landing = new VisibilityNotes()
  let unidentifiedRows = 0
  let batches = 0

  const refuse = (row: RefusedRow): void => {
    report.refused++
    if (report.refused_rows.length < maxRefusedRows) report.refused_rows.push(row)
  }

  async function* vehicles(): AsyncGenerator<PlacedVehicle> {
    for await (const row of readFeed(counted(options.source, progress), options.format)) {
      if (row.kind === 'note') addNote(report.notes, row.text)
      else if (row.kind === 'broken') report.broken = { line: row.line, reason: row.reason }
      else {
        report.rows++
        if (row.kind === 'vehicle') for (const text of row.notes) addNote(report.notes, text)
        const refused = row.kind === 'refused' ? row : duplicate(row, seen)
        if (row.kind === 'vehicle' && !refused) {
          const other = lookalikes.add(row.vehicle.id.toLowerCase(), numberOf(row))
          if (other !== undefined) addNote(report.notes, lookalike(row, other))
          yield row
        }
        if (!refused) continue
        refuse(refused.refusal)
        if (refused.id === undefined) unidentifiedRows++
        else seen.add(refused.id, numberOf(refused.refusal))
      }
    }
  }

  await forEachBounded(inBatches(vehicles(), batchSize), maxConcurrentBatches, async (batch) => {
    check()
    const outcome = await storeBatch(batch, { dealership, now, sites })
    report.created += outcome.created
    report.updated += outcome.updated
    report.unchanged += outcome.unchanged
    for (const row of outcome.refused) refuse(row)
    for (const text of outcome.notes) addNote(report.notes, text)
    landing.add(outcome)
    if (++batches % batchesPerRecord === 0) await recordImport(report)
    onProgress?.(Object.assign(progress, { rows: report.rows, refused: report.refused }))
  })
  onProgress?.(Object.assign(progress, { rows: report.rows, refused: report.refused }))

  const withdrawal = await withdrawMissing({
    dealership,
    now,
    seen,
    unidentifiedRows,
    isBroken: report.broken !== undefined,
    isShrinkAllowed: options.allowShrink,
    check,
    note: (text) => addNote(report.notes, text),
  })
  Object.assign(report, withdrawal)
  // Notes about many vehicles precede those on single rows, of which only the first are listed.
  const notes = [...landing.texts(), ...report.notes]
  report.notes = []
  for (const text of notes) addNote(report.notes, text)
  report.refused_rows.sort((a, b) => numberOf(a) - numberOf(b))
  report.finished_at = new Date().toISOString()
  await recordImport(report)
  // An unreadable file is not a feed: an older one may still be imported.
  const hasLanded = report.created + report.updated + report.unchanged > 0
  if (report.broken === undefined || hasLanded)
    await recordNewest(dealership, { file, fed_at: (droppedAt ?? now).toISOString() })
  return report
}

/** Why a drop is too old: S3 may deliver events twice, or hours late, and older stock must not return. */
async function outdatedReason(dealership: string, droppedAt: Date): Promise<string | undefined> {
  const newest = await newestFeed(dealership)
  if (!newest || droppedAt.getTime() >= Date.parse(newest.fed_at)) return undefined
  return (
    `It was dropped at ${droppedAt.toISOString()}, before the newest imported feed, ${newest.file} of ` +
    `${newest.fed_at}, so it would restore old stock. If it is the right one, drop it again.`
  )
}

/** Rejects a vehicle's second row: the sender has to decide which of two rows is right. */
function duplicate({ vehicle, ...place }: FeedRow & { kind: 'vehicle' }, seen: SeenRows): Refused | undefined {
  const first = seen.add(vehicle.id, numberOf(place))
  if (first === undefined) return undefined
  return {
    kind: 'refused',
    id: vehicle.id,
    refusal: refusal(place, 'id', vehicle.id, `is already in ${placeWord(place)} ${first}; the first counts`),
  }
}

/**
 * Ids may differ only in capitals, as codes do, so both are stored; but two spellings of a stock number need a note.
 */
const lookalike = ({ vehicle, ...place }: PlacedVehicle, other: number): string =>
  `${truncateText(vehicle.id, maxIdLength)} in ${placeWord(place)} ${numberOf(place)} differs only in capitals from the vehicle ` +
  `in ${placeWord(place)} ${other}: they are two vehicles on the site.`

const maxIdLength = 60

const placeWord = ({ record }: RowLocation): string => (record ? 'record' : 'line')

/** The position of a row in its file: its record number if counted, else its line. */
const numberOf = ({ line, record }: RowLocation): number => record ?? line

async function* counted(source: AsyncIterable<Uint8Array>, progress: ImportProgress): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    progress.bytes += chunk.length
    yield chunk
  }
}
