import { type Hit, hitSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'

/** Parsed hits of recently shown pages, which are often requested again. */
const maxParsedHits = 4096

/** Matches the key only: quotes inside a value are escaped with backslashes. */
const stockNumberKey = '"stocknum":'
const quoted = /"(?:[^"\\]|\\.)*"/y
const stockNumberSchema = z.string()

/**
 * The hits by row, each as one text: a page shows 21 of them, and a hundred thousand parsed objects would cause garbage
 * collection pauses. Filters and sorting have columns of their own.
 */
export class HitStore {
  readonly #texts: (string | undefined)[] = []
  readonly #read = new Map<number, Hit>()
  /** From a snapshot: decoded on first use. */
  #saved: { bytes: Uint8Array; ends: Uint32Array } | undefined
  #savedRows = 0

  get(row: number): Hit {
    const known = this.#read.get(row)
    if (known) return known
    const hit = this.#parse(row)
    if (this.#read.size >= maxParsedHits) this.#forgetOldest()
    this.#read.set(row, hit)
    return hit
  }

  /** Reads the text only: caching a string per row would cost memory for the few rows that a search compares. */
  stockNumber(row: number): string {
    const text = this.#text(row)
    const at = text.indexOf(stockNumberKey)
    if (at < 0) return ''
    quoted.lastIndex = at + stockNumberKey.length
    return stockNumberSchema.parse(JSON.parse(quoted.exec(text)?.[0] ?? '""'))
  }

  set(row: number, hit: Hit): void {
    this.#texts[row] = JSON.stringify(hit)
    this.#read.delete(row)
  }

  /** The hit of a removed row is not read until the row is used again. */
  delete(row: number): void {
    this.#texts[row] = ''
    this.#read.delete(row)
  }

  save(to: SnapshotWriter, rows: number): void {
    const encoder = new TextEncoder()
    const parts = Array.from({ length: rows }, (_, row) => encoder.encode(this.#text(row)))
    const ends = new Uint32Array(rows)
    let end = 0
    for (const [row, { length }] of parts.entries()) {
      end += length
      ends[row] = end
    }
    const bytes = new Uint8Array(end)
    for (const [row, part] of parts.entries()) bytes.set(part, (ends[row] ?? 0) - part.length)
    to.numbers('hits', bytes)
    to.numbers('hit ends', ends)
  }

  load(from: SnapshotReader): void {
    this.#saved = { bytes: from.numbers('hits', 'u8'), ends: from.numbers('hit ends', 'u32') }
    this.#savedRows = this.#saved.ends.length
    this.#texts.length = this.#savedRows
  }

  #forgetOldest(): void {
    for (const row of this.#read.keys()) {
      this.#read.delete(row)
      return
    }
  }

  /** '' for a row without a hit. */
  #text(row: number): string {
    const own = this.#texts[row]
    if (own !== undefined || !this.#saved || row >= this.#savedRows) return own ?? ''
    const { bytes, ends } = this.#saved
    return new TextDecoder().decode(bytes.subarray(row === 0 ? 0 : ends[row - 1], ends[row]))
  }

  #parse(row: number): Hit {
    const text = this.#text(row)
    if (text === '') throw new Error(`Row ${row} is empty.`)
    return hitSchema.parse(JSON.parse(text))
  }
}
