import { maxEdits } from '@forecourt/domain/text/typing-errors'
import { type MatchMode, matchPoints, valueWords } from '../../text/terms/word-match.ts'
import type { Dictionary } from '../columns/dictionary.ts'

/** A word of a field's value, and its share of that value. */
type Entry<Field> = { field: Field; code: number; share: number }

/** By field and code, the points of a typed word. */
export type Matches<Field> = Map<Field, Map<number, number>>

/** The words of all values that the columns have ever had. A value is indexed once for any number of vehicles. */
export class WordIndex<Field extends string> {
  readonly #dictionaries: readonly (readonly [Field, Dictionary])[]
  readonly #entries = new Map<string, Entry<Field>[]>()
  readonly #read = new Map<Field, number>()
  /** The sorted words; computed when a search needs them after a new word was added. */
  #sorted: string[] | undefined

  constructor(dictionaries: readonly (readonly [Field, Dictionary])[]) {
    this.#dictionaries = dictionaries
  }

  /** The values with exactly this word. */
  entries(word: string): readonly Entry<Field>[] {
    this.#readNew()
    return this.#entries.get(word) ?? []
  }

  /** Every value with a word that matches the typed one. */
  matches(typed: string, mode: MatchMode): Matches<Field> {
    this.#readNew()
    const found: Matches<Field> = new Map()
    for (const word of this.#words(typed, mode)) {
      for (const { field, code, share } of this.#entries.get(word) ?? []) {
        const points = matchPoints(typed, word, share, mode)
        if (points === 0) continue
        const codes = found.get(field) ?? new Map<number, number>()
        found.set(field, codes)
        codes.set(code, Math.max(points, codes.get(code) ?? 0))
      }
    }
    return found
  }

  #words(typed: string, mode: MatchMode): Iterable<string> {
    if (mode === 'exact') return [typed]
    // A word without typing errors needs only the words with its prefix.
    if (mode === 'fuzzy' && maxEdits(typed) > 0) return this.#entries.keys()
    this.#sorted ??= [...this.#entries.keys()].sort()
    const from = firstFrom(this.#sorted, typed)
    let to = from
    while (this.#sorted[to]?.startsWith(typed)) to++
    return this.#sorted.slice(from, to)
  }

  #readNew(): void {
    for (const [field, { values }] of this.#dictionaries) {
      for (let code = this.#read.get(field) ?? 1; code < values.length; code++)
        this.#add(field, code, values[code] ?? '')
      this.#read.set(field, values.length)
    }
  }

  #add(field: Field, code: number, value: string): void {
    for (const [word, share] of valueWords(value)) {
      const entries = this.#entries.get(word)
      if (entries) {
        entries.push({ field, code, share })
      } else {
        this.#entries.set(word, [{ field, code, share }])
        this.#sorted = undefined
      }
    }
  }
}

/** The first index whose text is not before `start`. */
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
