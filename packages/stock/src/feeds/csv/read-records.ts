import { parse } from 'csv-parse/sync'
import { maxRowLength, type RawRow } from '../feed-row.ts'
import { type Line, readLines } from '../text/read-lines.ts'

type CsvRow = RawRow<string[]>

/** The lines of one record: a quoted field may contain line breaks. */
type Span = { lines: Line[]; isOpen: boolean; length: number }

const empty = (): Span => ({ lines: [], isOpen: false, length: 0 })

const batchSize = 200

/**
 * The records of a CSV file (RFC 4180) as lists of fields. A record with wrong quotes is rejected with its line, and
 * the next line continues. While the number of quotes is odd, the next line belongs to the record.
 */
export async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let span = empty()
  const batch: Line[][] = []
  for await (const lines of readLines(chunks, maxRowLength)) {
    for (const line of lines) {
      span = added(span, line)
      if (span.isOpen && span.length <= maxRowLength) continue
      if (span.isOpen) batch.push(...apart(span.lines))
      else if (!isBlank(span)) batch.push(span.lines)
      span = empty()
    }
    while (batch.length >= batchSize) yield* parseRecords(batch.splice(0, batchSize))
  }
  if (span.lines.length > 0) batch.push(...apart(span.lines))
  yield* parseRecords(batch)
}

function added(span: Span, line: Line): Span {
  span.lines.push(line)
  span.length += line.text?.length ?? 0
  if (hasOddQuotes(line.text ?? '')) span.isOpen = !span.isOpen
  return span
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

const isBlank = ({ lines }: Span): boolean => lines.length === 1 && lines[0]?.text?.trim() === ''

/** An unclosed quote spans these lines: the first is rejected, the others are split into records again. */
function apart([first, ...others]: Line[]): Line[][] {
  const records: Line[][] = first ? [[first]] : []
  let span = empty()
  for (const line of others) {
    span = added(span, line)
    if (span.isOpen) continue
    if (!isBlank(span)) records.push(span.lines)
    span = empty()
  }
  return [...records, ...(span.lines.length > 0 ? apart(span.lines) : [])]
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

const fieldsOf = (text: string): string[][] =>
  parse(text, { record_delimiter: '\n', relax_column_count: true, skip_empty_lines: false })

/** Parses many records at a time, because a call costs more than a record; one by one if one is invalid. */
function parseRecords(records: Line[][]): CsvRow[] {
  try {
    if (records.every((lines) => lines.every(({ text }) => text !== null))) {
      const fields = fieldsOf(records.map(textOf).join('\n'))
      if (fields.length === records.length)
        return fields.map((content, index) => ({ kind: 'row', ...placeOf(records[index] ?? []), content }))
    }
  } catch {
    // Parsing one by one finds the invalid record.
  }
  return records.flatMap(parseRecord)
}

const placeOf = (lines: readonly Line[]) => ({ line: lines[0]?.line ?? 0, isCut: lines.at(-1)?.isCut ?? false })

function parseRecord(lines: Line[]): CsvRow[] {
  const place = placeOf(lines)
  if (lines.some(({ text }) => text === null))
    return [{ kind: 'refused', ...place, reason: 'is too long for a vehicle' }]
  try {
    const [content] = fieldsOf(textOf(lines))
    return content ? [{ kind: 'row', ...place, content }] : []
  } catch (error) {
    if (lines.length > 1) return apart(lines).flatMap(parseRecord)
    return [{ kind: 'refused', ...place, reason: `its quotes do not fit: ${firstSentence(error)}` }]
  }
}

/** The parser's own message without line numbers relative to its input. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/ at line \d+.*$/s, '').replace(/^[A-Z][\w ]+: /, '')
}
