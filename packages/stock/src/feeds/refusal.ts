import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import { shortText } from './plain-text.ts'

/** Of an id, a field's name and what stood there. The table holds 409,600 bytes an item, and 200 refused rows in it. */
const longestValue = 80
const longestReason = 240

/** What stood in the file, short enough to be told. */
function foundText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : shortText(String(value), longestValue)
}

/** Where a row stands in its file, and which vehicle it is. */
export type Place = Pick<RefusedRow, 'line' | 'record' | 'id'>

/** A refused row as it is told: no text of the feed makes the report longer than the table holds, or acts on a terminal. */
export const refusal = ({ line, record, id }: Place, field: string, found: unknown, reason: string): RefusedRow => ({
  line,
  record,
  id: id === undefined ? undefined : shortText(id, longestValue),
  field: shortText(field, longestValue),
  found: foundText(found),
  reason: shortText(reason, longestReason),
})

/** What is wrong with one field of a row. */
export type Fault = { field: string; found: unknown; reason: string }

const mostFaults = 5

/** The refusal of a row for all that is wrong with it: the first fault in its columns, the others in its reason. */
export function refusalOf(place: Place, [first, ...others]: [Fault, ...Fault[]]): RefusedRow {
  const more = others
    .slice(0, mostFaults)
    .map(({ field, found, reason }) => `${field}: ${shortText(foundText(found), longestOther)} ${reason}`)
  return refusal(place, first.field, first.found, [first.reason, ...more].join('; '))
}

const longestOther = 30

/** Of a file without a character, which is more likely a failed transfer than a dealer without vehicles. */
export const emptyFeed =
  'the file is empty; a feed without vehicles is written as [] (JSON) or as its first row alone (CSV)'

const mostNotes = 20

/** Adds what the sender may want to know to a report; of very many such things the first are enough. */
export function addNote(notes: string[], text: string): void {
  if (notes.length < mostNotes) notes.push(shortText(text, longestReason))
  else notes[mostNotes] = 'There is more of this kind, which is not told.'
}
