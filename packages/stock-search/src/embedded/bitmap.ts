import { grow } from './grow.ts'

/** A set of row numbers, a bit for each. It is as long as its highest row needs; rows beyond its end are not in it. */
export class Bitmap {
  #words = new Uint32Array(0)

  /** The rows whose value is from `min` to `max`, both included; NaN never is. */
  static within(values: Float64Array, min: number, max: number): Bitmap {
    const found = new Bitmap()
    found.#words = new Uint32Array((values.length + 31) >>> 5)
    for (let row = 0; row < values.length; row++) {
      const value = values[row] as number
      // Without a branch: which values fit is not to be guessed.
      const bit = Number(value >= min) & Number(value <= max)
      found.#words[row >>> 5] = found.#word(row >>> 5) | (bit << (row & 31))
    }
    return found
  }

  add(row: number): void {
    this.#words = grow(this.#words, row >>> 5, 0)
    this.#words[row >>> 5] = this.#word(row >>> 5) | (1 << (row & 31))
  }

  delete(row: number): void {
    if (row >>> 5 < this.#words.length) this.#words[row >>> 5] = this.#word(row >>> 5) & ~(1 << (row & 31))
  }

  has(row: number): boolean {
    return (this.#word(row >>> 5) & (1 << (row & 31))) !== 0
  }

  copy(): Bitmap {
    const copy = new Bitmap()
    copy.#words = this.#words.slice()
    return copy
  }

  /** Keeps only what the other has too. */
  and(other: Bitmap): this {
    const shared = Math.min(this.#words.length, other.#words.length)
    for (let i = 0; i < shared; i++) this.#words[i] = this.#word(i) & other.#word(i)
    this.#words.fill(0, shared)
    return this
  }

  /** Takes in all that the other has. */
  or(other: Bitmap): this {
    if (other.#words.length > 0) this.#words = grow(this.#words, other.#words.length - 1, 0)
    for (let i = 0; i < other.#words.length; i++) this.#words[i] = this.#word(i) | other.#word(i)
    return this
  }

  count(): number {
    let count = 0
    const { length } = this.#words
    for (let i = 0; i < length; i++) count += bitsOf(this.#word(i))
    return count
  }

  /** How many rows both have. */
  countShared(other: Bitmap): number {
    const shared = Math.min(this.#words.length, other.#words.length)
    let count = 0
    for (let i = 0; i < shared; i++) count += bitsOf(this.#word(i) & other.#word(i))
    return count
  }

  /** Whether both have any row. */
  meets(other: Bitmap): boolean {
    const shared = Math.min(this.#words.length, other.#words.length)
    for (let i = 0; i < shared; i++) if (this.#word(i) & other.#word(i)) return true
    return false
  }

  /** The rows in ascending order. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count())
    let length = 0
    for (let i = 0; i < this.#words.length; i++) {
      for (let word = this.#word(i); word !== 0; word &= word - 1) rows[length++] = (i << 5) + lowestBit(word)
    }
    return rows
  }

  /** How many 32-bit words a pass over it reads. */
  get size(): number {
    return this.#words.length
  }

  #word(index: number): number {
    return this.#words[index] ?? 0
  }
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** The number of one bits of a 32-bit word, counted in parallel: pairs, then fours, then bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
