import { type TextField, textFields } from '../../text/terms/text-fields.ts'
import { hasOwnWord, type MatchMode, matchPoints, valueWords } from '../../text/terms/word-match.ts'
import type { ValueCounts } from '../aggregations/value-counts.ts'

/** By field, the values of the listed stock that words can match. */
export type TextValues = Readonly<Record<TextField, ValueCounts>>

/** By points, the fields and values with those points for a word. */
export type WordMatches = ReadonlyMap<number, ReadonlyMap<TextField, readonly string[]>>

type Entry = { field: TextField; value: string; share: number }

/** The words of a tenant's listed stock, a few thousand values for any number of vehicles. */
export class StockVocabulary {
  readonly #entries = new Map<string, Entry[]>()

  constructor(values: TextValues) {
    for (const field of Object.keys(textFields) as TextField[])
      for (const value of values[field].keys()) this.#add(field, value)
  }

  has(word: string): boolean {
    return this.#entries.has(word)
  }

  fieldsOf(word: string): readonly TextField[] {
    return (this.#entries.get(word) ?? []).map(({ field }) => field)
  }

  hasPrefix(word: string): boolean {
    return this.matches(word, 'prefix').size > 0
  }

  isOwnWord(word: string): boolean {
    return (this.#entries.get(word) ?? []).some(({ value }) => hasOwnWord(value, word))
  }

  /** The points of a typed word, times its field's weight, and the values with these points. */
  matches(typed: string, mode: MatchMode): WordMatches {
    const best = new Map<TextField, Map<string, number>>()
    for (const word of mode === 'exact' ? [typed] : this.#entries.keys())
      for (const { field, value, share } of this.#entries.get(word) ?? []) {
        const points = matchPoints(typed, word, share, mode)
        if (points === 0) continue
        const own = best.get(field) ?? new Map<string, number>()
        best.set(field, own.set(value, Math.max(points, own.get(value) ?? 0)))
      }
    return byPoints(best)
  }

  #add(field: TextField, value: string): void {
    for (const [word, share] of valueWords(value)) {
      const entries = this.#entries.get(word) ?? []
      entries.push({ field, value, share })
      this.#entries.set(word, entries)
    }
  }
}

function byPoints(best: ReadonlyMap<TextField, ReadonlyMap<string, number>>): WordMatches {
  const groups = new Map<number, Map<TextField, string[]>>()
  for (const [field, values] of best)
    for (const [value, own] of values) {
      const points = own * textFields[field]
      const group = groups.get(points) ?? new Map<TextField, string[]>()
      groups.set(points, group)
      group.set(field, [...(group.get(field) ?? []), value])
    }
  return groups
}
