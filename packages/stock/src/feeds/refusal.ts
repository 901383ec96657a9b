import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import { truncateText } from './text/plain-text.ts'

/** Of an id, a field's name and what stood there. The table holds 409,600 bytes an item, and 200 refused rows in it. */
const maxValueLength = 80
const maxReasonLength = 240

/** What stood in the file, short enough to be told. */
function foundText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : truncateText(String(value), maxValueLength)
}

/** Where a row stands in its file, and which vehicle it is. */
export type RowLocation = Pick<RefusedRow, 'line' | 'record' | 'id'>

/** A refused row as it is told: no text of the feed makes the report longer than the table holds, or acts on a terminal. */
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

/** What is wrong with one field of a row. */
export type Fault = { field: string; found: unknown; reason: string }

const maxFaults = 5

/** The refusal of a row for all that is wrong with it: the first fault in its columns, the others in its reason. */
export function refusalOf(place: RowLocation, [first, ...others]: [Fault, ...Fault[]]): RefusedRow {
  const more = others
    .slice(0, maxFaults)
    .map(({ field, found, reason }) => `${field}: ${truncateText(foundText(found), maxOtherLength)} ${reason}`)
  return refusal(place, first.field, first.found, [first.reason, ...more].join('; '))
}

const maxOtherLength = 30

/** Of a file without a character, which is more likely a failed transfer than a dealer without vehicles. */
export const emptyFeedReason =
  'the file is empty; a feed without vehicles is written as [] (JSON) or as its first row alone (CSV)'

const maxNotes = 20

/** Adds what the sender may want to know to a report; of very many such things the first are enough. */
export function addNote(notes: string[], text: string): void {
  if (notes.length < maxNotes) notes.push(truncateText(text, maxReasonLength))
  else notes[maxNotes] = 'There is more of this kind, which is not told.'
}
