import { numberText } from '@forecourt/domain/text/numbers'
import { maxRowLength, type RawRow } from '../feed-row.ts'
import { emptyFeedReason } from '../refusal.ts'
import { decodeText, replacementCharacter } from '../text/decode-text.ts'
import type { Line } from '../text/read-lines.ts'
import { ListScanner, type Scanned } from './list-scanner.ts'
import { splitJsonValues } from './split-json-values.ts'

type JsonRow = RawRow<unknown>

const tooLong = `is longer than ${numberText(maxRowLength)} characters, the maximum of a row`

/** White space to keep before the first vehicle, to determine its indentation. */
const maxIndent = 100

/**
 * The vehicles of a JSON feed, a list or a sequence, as they arrive, with their numbers. An invalid one is rejected
 * with its line and reading continues; a truncated file or list ends with `broken`. Memory holds one vehicle at a time.
 */
export async function* readJson(source: AsyncIterable<Uint8Array>): AsyncGenerator<JsonRow> {
  let record = 0
  for await (const row of readRows(source)) yield row.kind === 'broken' ? row : { ...row, record: ++record }
}

async function* readRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<JsonRow> {
  const chunks = decodeText(source)
  let line = 1
  let indent = ''
  for await (const chunk of chunks) {
    if (chunk.trim() === '') {
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) line++
      const end = indent + chunk
      indent = end.slice(end.lastIndexOf('\n') + 1).slice(-maxIndent)
      continue
    }
    const all = followedBy(indent + chunk, chunks)
    yield* chunk.trimStart().startsWith('{') ? readSequence(all, line) : readList(all, line)
    return
  }
  yield { kind: 'broken', line: 1, reason: emptyFeedReason }
}

async function* followedBy(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function* readList(chunks: AsyncIterable<string>, firstLine: number): AsyncGenerator<JsonRow> {
  const scanner = new ListScanner(maxRowLength, firstLine)
  for await (const chunk of chunks) yield* scanner.push(chunk).map(rowOfScanned)
  yield* scanner.end().map(rowOfScanned)
}

async function* readSequence(chunks: AsyncIterable<string>, firstLine: number): AsyncGenerator<JsonRow> {
  for await (const value of splitJsonValues(chunks, maxRowLength, firstLine)) yield rowOfValue(value)
}

function rowOfScanned(scanned: Scanned): JsonRow {
  if (scanned.kind === 'broken') return scanned
  if (scanned.kind === 'too_long') return { kind: 'refused', line: scanned.line, reason: tooLong }
  return parsedRow(scanned.line, scanned.text)
}

function parsedRow(line: number, text: string): JsonRow {
  try {
    return { kind: 'row', line, content: JSON.parse(text), isGarbled: text.includes(replacementCharacter) }
  } catch (error) {
    return { kind: 'refused', line, reason: `is not valid JSON: ${error instanceof Error ? error.message : error}` }
  }
}

function rowOfValue({ line, text, isCut }: Line): JsonRow {
  if (text === null) return { kind: 'refused', line, reason: tooLong }
  const row = parsedRow(line, text)
  if (row.kind !== 'refused' || !isCut) return row
  return { kind: 'broken', line, reason: 'the file ends in the middle of the vehicle that begins here' }
}
