import { Bitmap } from './bitmap.ts'

/** Which rows have which words, for words that begin with what somebody typed. */
export class WordIndex {
  readonly #rows = new Map<string, number[]>()
  /** The words in order; built when a search needs it after a new word came in. */
  #sorted: string[] | undefined

  add(row: number, words: readonly string[]): void {
    for (const word of words) {
      const rows = this.#rows.get(word)
      if (rows) {
        rows.push(row)
      } else {
        this.#rows.set(word, [row])
        this.#sorted = undefined
      }
    }
  }

  delete(row: number, words: readonly string[]): void {
    for (const word of words) {
      const rows = this.#rows.get(word)
      const at = rows?.indexOf(row) ?? -1
      const last = at < 0 ? undefined : rows?.pop()
      if (rows && last !== undefined && last !== row) rows[at] = last
    }
  }

  /** The rows with a word that begins with `start`. */
  rowsStarting(start: string): Bitmap {
    const found = new Bitmap()
    this.#sorted ??= this.#sort()
    for (let i = firstFrom(this.#sorted, start); i < this.#sorted.length; i++) {
      const word = this.#sorted[i] ?? ''
      if (!word.startsWith(start)) break
      for (const row of this.#rows.get(word) ?? []) found.add(row)
    }
    return found
  }

  /** How many words it holds, some of them without a row. */
  get size(): number {
    return this.#rows.size
  }

  /** Words that no row has any more leave here, and not before: a vehicle that changes comes back with most of its own. */
  #sort(): string[] {
    for (const [word, rows] of this.#rows) if (rows.length === 0) this.#rows.delete(word)
    return [...this.#rows.keys()].sort()
  }
}

/** Where the first text stands that is not before `start`. */
function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
