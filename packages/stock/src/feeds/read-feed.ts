import { extname } from 'node:path'
import type { FeedFormat } from '@forecourt/contracts/import-report'
import type { FeedRow } from './feed-row.ts'
import { readCarsales } from './read-carsales.ts'
import { readCsv } from './read-csv.ts'
import { EncodingError } from './text-chunks.ts'

const extensions = new Map<string, FeedFormat>([
  ['.json', 'json'],
  ['.jsonl', 'json'],
  ['.ndjson', 'json'],
  ['.csv', 'csv'],
  ['.txt', 'csv'],
])

const readers = { json: readCarsales, csv: readCsv } satisfies Record<FeedFormat, unknown>

/** The rows of a feed. Holds a row, or a chunk of the source, in memory at a time. Rejects only when the source does. */
export async function* readFeed(source: AsyncIterable<Uint8Array>, format: FeedFormat): AsyncGenerator<FeedRow> {
  try {
    yield* readers[format](source)
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
    yield { kind: 'broken', line: 1, reason: error.message }
  }
}

/** A feed's bytes, and the format they are in: by the file's extension, else by how it begins. */
export async function detectFormat(
  file: string,
  source: AsyncIterable<Uint8Array>,
): Promise<{ format: FeedFormat; source: AsyncIterable<Uint8Array> }> {
  const format = extensions.get(extname(file).toLowerCase())
  if (format) return { format, source }
  const reader = source[Symbol.asyncIterator]()
  const { value: start = new Uint8Array(), done } = await reader.next()
  return { format: formatOfStart(start), source: startedWith(start, done ? undefined : reader) }
}

async function* startedWith(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array> | undefined,
): AsyncGenerator<Uint8Array> {
  yield start
  for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value
}

/** JSON begins with `[` or `{`, after white space and a byte-order mark. */
const formatOfStart = (start: Uint8Array): FeedFormat =>
  /^\s*[[{]/.test(new TextDecoder().decode(start.subarray(0, 1000))) ? 'json' : 'csv'
