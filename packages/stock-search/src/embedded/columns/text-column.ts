import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { growArray } from './grow-array.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Unused texts stay until they exceed this many bytes and half of all. */
const maxUnusedBytes = 65_536

/**
 * A column of short texts, one per row, as contiguous UTF-8: half the memory of strings, and nothing for the garbage
 * collector to traverse. Texts are compared as bytes.
 */
export class TextColumn {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  #end = 0
  #unread = 0
  #starts: Uint32Array<ArrayBuffer> = new Uint32Array(0)
  #lengths: Uint16Array<ArrayBuffer> = new Uint16Array(0)

  /** '' if the row has none. */
  get(row: number): string {
    return decoder.decode(this.#own(row))
  }

  set(row: number, text: string): void {
    if (this.get(row) === text) return
    this.#unread += this.#lengths[row] ?? 0
    if (this.#unread > maxUnusedBytes && this.#unread * 2 > this.#end) this.#tidy()
    const own = encoder.encode(text)
    this.#bytes = growArray(this.#bytes, this.#end + own.length, 0)
    this.#bytes.set(own, this.#end)
    this.#starts = growArray(this.#starts, row, 0)
    this.#lengths = growArray(this.#lengths, row, 0)
    this.#starts[row] = this.#end
    this.#lengths[row] = own.length
    this.#end += own.length
  }

  /** By code points, as in OpenSearch; JavaScript's order differs only for rare characters. */
  compare(a: number, b: number): number {
    const bytes = this.#bytes
    const [startA, startB] = [this.#starts[a] ?? 0, this.#starts[b] ?? 0]
    const [lengthA, lengthB] = [this.#lengths[a] ?? 0, this.#lengths[b] ?? 0]
    const shared = Math.min(lengthA, lengthB)
    for (let i = 0; i < shared; i++) {
      const difference = (bytes[startA + i] as number) - (bytes[startB + i] as number)
      if (difference !== 0) return difference
    }
    return lengthA - lengthB
  }

  save(to: SnapshotWriter, name: string): void {
    to.numbers(name, this.#bytes.subarray(0, this.#end))
    to.numbers(`${name} starts`, this.#starts)
    to.numbers(`${name} lengths`, this.#lengths)
  }

  load(from: SnapshotReader, name: string): void {
    this.#bytes = from.numbers(name, 'u8')
    this.#end = this.#bytes.length
    this.#starts = from.numbers(`${name} starts`, 'u32')
    this.#lengths = from.numbers(`${name} lengths`, 'u16')
  }

  #own(row: number): Uint8Array {
    const start = this.#starts[row] ?? 0
    return this.#bytes.subarray(start, start + (this.#lengths[row] ?? 0))
  }

  /** Compacts the texts. */
  #tidy(): void {
    const kept = new Uint8Array(this.#bytes.length)
    let end = 0
    for (let row = 0; row < this.#lengths.length; row++) {
      const own = this.#own(row)
      kept.set(own, end)
      this.#starts[row] = end
      end += own.length
    }
    this.#bytes = kept
    this.#end = end
    this.#unread = 0
  }
}
