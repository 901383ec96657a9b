import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { FeedRow, RawRow } from '../feed-row.ts'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { emptyFeedReason, type Fault, refusal } from '../refusal.ts'
import { decodeText, replacementCharacter } from '../text/decode-text.ts'
import { truncateText } from '../text/plain-text.ts'
import { validateRow } from '../validate-row.ts'
import { textOrUndefined } from '../values/field-readers.ts'
import { type CsvColumn, columnNames, csvColumns, requiredColumns } from './csv-columns.ts'
import { readRecords } from './read-records.ts'

type Columns = (CsvColumn | null)[]
type Header = { columns: Columns; notes: string[] }

const columnsByName = new Map(columnNames.map((column) => [column.toLowerCase(), column]))

/** The vehicles of a CSV with our own field names in its first row. */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  let columns: Columns | null = null
  for await (const row of readRecords(decodeText(source))) {
    if (columns || row.kind !== 'row') {
      yield vehicleRow(columns ?? [], row)
      continue
    }
    const header = readHeader(row.content)
    if (typeof header === 'string') {
      yield { kind: 'broken', line: row.line, reason: header }
      return
    }
    columns = header.columns
    yield* header.notes.map((text) => ({ kind: 'note', text }) as const)
  }
  if (!columns) yield { kind: 'broken', line: 1, reason: emptyFeedReason }
}

/** The columns, or why they are invalid. Case and spaces around a name do not matter. */
function readHeader(names: string[]): Header | string {
  const plain = names.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    return 'the columns are separated by semicolons or tabs; save the file with commas'
  const missing = requiredColumns.filter((name) => !plain.includes(name))
  if (missing.length > 0)
    return `the first row must name the columns; missing: ${missing.join(', ')}. docs/feeds.md lists all columns`
  const twice = plain.find((name, index) => columnsByName.has(name) && plain.indexOf(name) !== index)
  if (twice) return `the column "${twice}" appears twice in the first row`
  return {
    columns: plain.map((name) => columnsByName.get(name) ?? null),
    notes: plain.filter((name) => !columnsByName.has(name)).map(unknownColumn),
  }
}

const maxNameLength = 60

function unknownColumn(column: string): string {
  const name = truncateText(column, maxNameLength)
  const nearest = name && nearestName(name, columnNames)
  return `The column "${name}" is unknown and was ignored.${nearest ? ` Did you mean "${nearest}"?` : ''}`
}

function vehicleRow(columns: Columns, row: RawRow<string[]>): FeedRow {
  if (row.kind === 'broken') return row
  const { line, isCut } = row
  const misfit = row.kind === 'refused' ? row.reason : fieldCountProblem(columns, row.content)
  if (misfit && isCut) return { kind: 'broken', line, reason: 'the file ends in the middle of this row' }
  if (row.kind === 'refused')
    return { kind: 'refused', id: undefined, refusal: refusal({ line }, '(row)', '', row.reason) }
  if (misfit) return { kind: 'refused', id: undefined, refusal: refusal({ line }, '(row)', row.content[0], misfit) }

  const texts: Partial<Record<CsvColumn, string>> = {}
  for (const [index, column] of columns.entries()) if (column) texts[column] = textOrUndefined(row.content[index])
  const id = texts.id ?? texts.stocknum
  const draft: Record<string, unknown> = { ...defaults, id }
  const unread: Fault[] = []
  for (const column of columnNames) {
    const text = texts[column]
    if (text === undefined) continue
    const reading = text.includes(replacementCharacter) ? notUtf8 : csvColumns[column](text)
    if (reading.ok) draft[column] = reading.value
    else unread.push({ field: column, found: text, reason: reading.reason })
  }
  return validateRow({ line }, draft, { id: 'stocknum' }, unread)
}

function fieldCountProblem(columns: Columns, fields: string[]): string | undefined {
  if (fields.length === columns.length) return undefined
  return `has ${fields.length} fields where the first row has ${columns.length}`
}

const notUtf8 = {
  ok: false,
  reason: 'contains bytes that are not UTF-8; save the file as UTF-8 (in Excel: "CSV UTF-8")',
} as const

const defaults = {
  status: 'in_stock',
  item_type: 'car',
  reserved: false,
  certified: false,
  show_on_dealer_website: true,
  preorder: false,
  features: [],
  images: [],
  specifications: [],
} as const satisfies Partial<FeedVehicle>
