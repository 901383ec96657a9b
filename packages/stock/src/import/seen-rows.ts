import { createHash } from 'node:crypto'

/** A power of two, so that the low bits of a hash are its slot. */
const firstCapacity = 1024

/**
 * The vehicles of a feed with their first line (or record): 12 bytes a vehicle in flat arrays, for any length of id.
 * Ids are distinguished by 64 bits of a hash: among 100,000 of them a collision happens once in four thousand million
 * files.
 */
export class SeenRows {
  #size = 0
  #high = new Uint32Array(firstCapacity)
  #low = new Uint32Array(firstCapacity)
  /** 0 marks a free slot: lines count from 1. */
  #lines = new Uint32Array(firstCapacity)

  /** The line of the id's first row; undefined if this is the first, which is then stored. */
  add(id: string, line: number): number | undefined {
    const [high, low] = hash(id)
    const at = this.#find(high, low)
    if (this.#lines[at]) return this.#lines[at]
    this.#put(at, high, low, line)
    if (++this.#size * 2 > this.#lines.length) this.#grow()
    return undefined
  }

  has(id: string): boolean {
    const [high, low] = hash(id)
    return this.#lines[this.#find(high, low)] !== 0
  }

  #find(high: number, low: number): number {
    const mask = this.#lines.length - 1
    let at = low & mask
    while (this.#lines[at] && (this.#high[at] !== high || this.#low[at] !== low)) at = (at + 1) & mask
    return at
  }

  #put(at: number, high: number, low: number, line: number): void {
    this.#high[at] = high
    this.#low[at] = low
    this.#lines[at] = line
  }

  #grow(): void {
    const [high, low, lines] = [this.#high, this.#low, this.#lines]
    this.#high = new Uint32Array(high.length * 2)
    this.#low = new Uint32Array(high.length * 2)
    this.#lines = new Uint32Array(high.length * 2)
    for (const [at, line] of lines.entries()) {
      if (line === 0) continue
      const [one, two] = [high[at] ?? 0, low[at] ?? 0]
      this.#put(this.#find(one, two), one, two, line)
    }
  }
}

function hash(id: string): [high: number, low: number] {
  const bytes = createHash('sha256').update(id).digest()
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)]
}
