import { longestRow, type RawRow } from './feed-row.ts'
import { type Line, readLines } from './lines.ts'
import { ListScanner, type Scanned } from './list-scanner.ts'
import { textChunks, undecodable } from './text-chunks.ts'

type JsonRow = RawRow<unknown>

const tooLong = `is longer than ${longestRow.toLocaleString('en-AU')} characters, which no vehicle is`

/**
 * The vehicles of a JSON feed, one list of them or one a line, as they come. A broken one is refused with its line and the
 * next goes on; a file that is cut off, or whose list is, ends with `broken`. Holds one vehicle in memory at a time.
 */
export async function* readJson(source: AsyncIterable<Uint8Array>): AsyncGenerator<JsonRow> {
  const chunks = textChunks(source)
  let blank = ''
  for await (const chunk of chunks) {
    if (chunk.trim() === '') {
      blank += chunk
      continue
    }
    const all = followedBy(blank + chunk, chunks)
    yield* chunk.trimStart().startsWith('{') ? readSequence(all) : readList(all)
    return
  }
  yield { kind: 'broken', line: 1, reason: 'the file is empty' }
}

async function* followedBy(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function* readList(chunks: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  const scanner = new ListScanner(longestRow)
  for await (const chunk of chunks) yield* scanner.push(chunk).map(rowOfScanned)
  yield* scanner.end().map(rowOfScanned)
}

function rowOfScanned(scanned: Scanned): JsonRow {
  if (scanned.kind === 'broken') return scanned
  if (scanned.kind === 'too_long') return { kind: 'refused', line: scanned.line, reason: tooLong }
  return parsedRow(scanned.line, scanned.text)
}

function parsedRow(line: number, text: string): JsonRow {
  try {
    return { kind: 'row', line, content: JSON.parse(text), isGarbled: text.includes(undecodable) }
  } catch (error) {
    return { kind: 'refused', line, reason: `is not valid JSON: ${error instanceof Error ? error.message : error}` }
  }
}

/** In a pretty-printed vehicle every line but the first begins with white space or its closing bracket. */
const continuation = /^[\s}\]]/

async function* readSequence(chunks: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let value: Line | null = null
  for await (const lines of readLines(chunks, longestRow)) {
    for (const next of lines) {
      if (value && next.text !== null && (next.text === '' || continuation.test(next.text))) value = joined(value, next)
      else {
        if (value) yield* rowOfLines(value)
        value = next
      }
    }
  }
  if (value) yield* rowOfLines(value)
}

function joined(value: Line, next: Line): Line {
  const text = value.text === null ? null : `${value.text}\n${next.text}`
  return { ...value, text: text && text.length > longestRow ? null : text, isCut: next.isCut }
}

function rowOfLines({ line, text, isCut }: Line): JsonRow[] {
  if (text === null) return [{ kind: 'refused', line, reason: tooLong }]
  if (text.trim() === '') return []
  const row = parsedRow(line, text)
  if (row.kind !== 'refused' || !isCut) return [row]
  return [{ kind: 'broken', line, reason: 'the file ends in the middle of the vehicle that begins here' }]
}
