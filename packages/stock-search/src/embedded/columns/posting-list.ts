import type { Bitmap } from './bitmap.ts'
import { Bitmap as Bits } from './bitmap.ts'

const noRows = new Uint32Array(0)

/**
 * The rows of one value: a list while they are few, and a bitmap once that is the smaller. Most values of a large stock
 * (models, badges) are rare, and a bitmap as long as the stock for each would be most of the memory.
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
    // A list takes 32 bits a row, a bitmap one for every row up to the highest.
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

  /** How many of its rows a bitmap has. */
  countIn(bitmap: Bitmap): number {
    if (this.#many) return this.#many.countShared(bitmap)
    let count = 0
    for (let i = 0; i < this.#length; i++) if (bitmap.has(this.#few[i] as number)) count++
    return count
  }

  /** About how many steps it takes to count. */
  get cost(): number {
    return this.#many ? this.#many.words.length : this.#length
  }
}
