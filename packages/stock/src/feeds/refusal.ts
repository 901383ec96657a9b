import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import { truncateText } from './text/plain-text.ts'

/** Maximum length of an id, a field's name and a value in reports: an item of 409,600 bytes holds 200 rejected rows. */
const maxValueLength = 80
const maxReasonLength = 240

/** A value in the file, shortened for a report. */
function foundText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : truncateText(String(value), maxValueLength)
}

/** A row's position in its file, and its vehicle. */
export type RowLocation = Pick<RefusedRow, 'line' | 'record' | 'id'>

/** A rejected row for the report: shortened, and without control characters for terminals. */
export const refusal = (
  { line, record, id }: RowLocation,
  field: string,
  found: unknown,
  reason: string,
): RefusedRow => ({
  line,
  record,
  id: id === undefined ? undefined : truncateText(id, maxValueLength),
  field: truncateText(field, maxValueLength),
  found: foundText(found),
  reason: truncateText(reason, maxReasonLength),
})

/** An invalid field of a row. */
export type Fault = { field: string; found: unknown; reason: string }

const maxFaults = 5

/** Rejects a row for all its invalid fields: the first in its columns, the others in its reason. */
export function refusalOf(place: RowLocation, [first, ...others]: [Fault, ...Fault[]]): RefusedRow {
  const more = others
    .slice(0, maxFaults)
    .map(({ field, found, reason }) => `${field}: ${truncateText(foundText(found), maxOtherLength)} ${reason}`)
  return refusal(place, first.field, first.found, [first.reason, ...more].join('; '))
}

const maxOtherLength = 30

/** An empty file is more likely a failed transfer than a dealer without vehicles. */
export const emptyFeedReason =
  'the file is empty; a feed without vehicles is written as [] (JSON) or as its first row alone (CSV)'

const maxNotes = 20

/** Adds a note to a report, up to a maximum. */
export function addNote(notes: string[], text: string): void {
  if (notes.length < maxNotes) notes.push(truncateText(text, maxReasonLength))
  else notes[maxNotes] = 'There are more notes, which are not listed.'
}
