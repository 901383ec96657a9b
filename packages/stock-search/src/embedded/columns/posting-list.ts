import type { Bitmap } from './bitmap.ts'
import { Bitmap as Bits } from './bitmap.ts'

const noRows = new Uint32Array(0)

/**
 * The rows of one value: a list of row numbers, or a bitmap once that is smaller. Most values of a large stock (models,
 * badges) are rare, and a full bitmap for each would be most of the memory.
 */
export class PostingList {
  #few = noRows
  #length = 0
  #many: Bitmap | undefined

  add(row: number): void {
    this.#length++
    if (this.#many) {
      this.#many.add(row)
      return
    }
    // A list needs 32 bits per entry, a bitmap one per row up to the highest.
    if (this.#length > 64 && this.#length * 32 > row) {
      this.#many = Bits.ofRows(this.#few.subarray(0, this.#length - 1))
      this.#many.add(row)
      this.#few = noRows
      return
    }
    if (this.#length > this.#few.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * 1.25))
      larger.set(this.#few)
      this.#few = larger
    }
    this.#few[this.#length - 1] = row
  }

  delete(row: number): void {
    if (this.#many) {
      if (!this.#many.has(row)) return
      this.#many.delete(row)
      this.#length--
      return
    }
    const at = this.#few.subarray(0, this.#length).indexOf(row)
    if (at < 0) return
    this.#few[at] = this.#few[--this.#length] as number
  }

  addTo(target: Bitmap): void {
    if (this.#many) target.or(this.#many)
    else for (let i = 0; i < this.#length; i++) target.add(this.#few[i] as number)
  }

  rows(): Uint32Array {
    return this.#many?.rows() ?? this.#few.slice(0, this.#length).sort()
  }

  /** The number of its rows in a bitmap. */
  countIn(bitmap: Bitmap): number {
    if (this.#many) return this.#many.countShared(bitmap)
    let count = 0
    for (let i = 0; i < this.#length; i++) if (bitmap.has(this.#few[i] as number)) count++
    return count
  }

  /** The approximate cost of counting, in steps. */
  get cost(): number {
    return this.#many ? this.#many.words.length : this.#length
  }
}
