import { extname } from 'node:path'
import type { FeedFormat } from '@forecourt/contracts/stock/import-report'
import { readCarsales } from './carsales/read-carsales.ts'
import { readCsv } from './csv/read-csv.ts'
import type { FeedRow } from './feed-row.ts'
import { EncodingError } from './text/decode-text.ts'

const extensions = new Map<string, FeedFormat>([
  ['.csv', 'csv'],
  ['.json', 'json'],
  ['.jsonl', 'json'],
  ['.ndjson', 'json'],
])

/** `.csv, .json, .jsonl or .ndjson`: a feed's extensions. */
export const feedExtensions = [...extensions.keys()].join(', ').replace(/, (?=[^,]*$)/, ' or ')

/** The format of a file by its extension; undefined if it is not a feed. */
export const formatOf = (file: string): FeedFormat | undefined => extensions.get(extname(file).toLowerCase())

const readers = { json: readCarsales, csv: readCsv } satisfies Record<FeedFormat, unknown>

/** The rows of a feed. Memory holds a row, or a chunk of the source. Rejects only if the source does. */
export async function* readFeed(source: AsyncIterable<Uint8Array>, format: FeedFormat): AsyncGenerator<FeedRow> {
  try {
    yield* readers[format](source)
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
    yield { kind: 'broken', line: 1, reason: error.message }
  }
}
