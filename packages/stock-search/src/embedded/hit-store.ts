import { type Hit, hitSchema } from '@forecourt/contracts/vehicle'
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts'

/** The hits by row. Those of a snapshot are read from its bytes when somebody first asks for them: a page shows 21 of them. */
export class HitStore {
  readonly #hits: (Hit | undefined)[] = []
  #saved: { bytes: Uint8Array; ends: Uint32Array } | undefined

  get(row: number): Hit {
    const hit = this.#hits[row] ?? this.#read(row)
    if (!hit) throw new Error(`Row ${row} is empty.`)
    return hit
  }

  set(row: number, hit: Hit): void {
    this.#hits[row] = hit
  }

  /** A row that has no hit any more is asked for by nobody until it has another. */
  delete(row: number): void {
    this.#hits[row] = undefined
  }

  save(to: SnapshotWriter, rows: number, isUsed: (row: number) => boolean): void {
    const encoder = new TextEncoder()
    const parts = Array.from({ length: rows }, (_, row) =>
      encoder.encode(isUsed(row) ? JSON.stringify(this.get(row)) : ''),
    )
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
  }

  #read(row: number): Hit | undefined {
    const { bytes, ends } = this.#saved ?? {}
    if (!bytes || !ends || row >= ends.length) return undefined
    const text = bytes.subarray(row === 0 ? 0 : ends[row - 1], ends[row])
    const hit = text.length > 0 ? hitSchema.parse(JSON.parse(new TextDecoder().decode(text))) : undefined
    this.#hits[row] = hit
    return hit
  }
}
