/** A set of row numbers, one bit each. Its length follows its highest row; rows beyond its end are not in it. */
export class Bitmap {
  /** 32 rows per word. Writers must not set bits beyond the last row. */
  words: Uint32Array<ArrayBuffer>

  constructor(words: Uint32Array<ArrayBuffer> = new Uint32Array(0)) {
    this.words = words
  }

  /** An empty bitmap with the given capacity. */
  static withCapacity(rows: number): Bitmap {
    return new Bitmap(new Uint32Array((rows + 31) >>> 5))
  }

  static ofRows(rows: ArrayLike<number>): Bitmap {
    const made = new Bitmap()
    const { length } = rows
    for (let i = 0; i < length; i++) made.add(rows[i] as number)
    return made
  }

  add(row: number): void {
    const index = row >>> 5
    if (index >= this.words.length) this.#grow(index + 1)
    this.words[index] = (this.words[index] as number) | (1 << (row & 31))
  }

  delete(row: number): void {
    const index = row >>> 5
    if (index < this.words.length) this.words[index] = (this.words[index] as number) & ~(1 << (row & 31))
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
  }

  copy(): Bitmap {
    return new Bitmap(this.words.slice())
  }

  /** Intersection with the other, in place. */
  and({ words: theirs }: Bitmap): this {
    const own = this.words
    const shared = Math.min(own.length, theirs.length)
    for (let i = 0; i < shared; i++) own[i] = (own[i] as number) & (theirs[i] as number)
    own.fill(0, shared)
    return this
  }

  /** Difference from the other, in place. */
  andNot({ words: theirs }: Bitmap): this {
    const own = this.words
    const shared = Math.min(own.length, theirs.length)
    for (let i = 0; i < shared; i++) own[i] = (own[i] as number) & ~(theirs[i] as number)
    return this
  }

  /** Union with the other, in place. */
  or({ words: theirs }: Bitmap): this {
    if (theirs.length > this.words.length) this.#grow(theirs.length)
    const own = this.words
    for (let i = 0; i < theirs.length; i++) own[i] = (own[i] as number) | (theirs[i] as number)
    return this
  }

  count(): number {
    const own = this.words
    let count = 0
    const { length } = own
    for (let i = 0; i < length; i++) count += bitsOf(own[i] as number)
    return count
  }

  /** The size of the intersection. */
  countShared({ words: theirs }: Bitmap): number {
    const own = this.words
    const shared = Math.min(own.length, theirs.length)
    let count = 0
    for (let i = 0; i < shared; i++) count += bitsOf((own[i] as number) & (theirs[i] as number))
    return count
  }

  /** The rows in ascending order. */
  rows(): Uint32Array<ArrayBuffer> {
    const own = this.words
    const rows = new Uint32Array(this.count())
    const { length } = own
    let filled = 0
    for (let i = 0; i < length; i++) {
      for (let word = own[i] as number; word !== 0; word &= word - 1) rows[filled++] = (i << 5) + lowestBit(word)
    }
    return rows
  }

  #grow(words: number): void {
    const larger = new Uint32Array(Math.max(words, Math.ceil(this.words.length * 1.25)))
    larger.set(this.words)
    this.words = larger
  }
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** The number of one bits of a 32-bit word, counted in parallel: pairs, then fours, then bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
