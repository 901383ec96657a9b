import { splitWords } from '@forecourt/domain/search/search-text'
import { isSameButDoubles, isWithinEdits, maxEdits } from '@forecourt/domain/text/typing-errors'

/**
 * How a typed word may match: exactly; as a prefix; or with errors. Looser modes apply only if stricter ones find
 * nothing.
 */
export type MatchMode = 'exact' | 'prefix' | 'fuzzy'

/**
 * The score of a typed word against a value's word, from 0 to 100 points. `share` is the word's share of the value, so
 * that `ranger` ranks the Ranger before the Ranger Raptor.
 */
export function matchPoints(typed: string, word: string, share: number, mode: MatchMode): number {
  if (typed === word) return 70 + Math.floor(30 * share)
  if (mode !== 'exact' && word.startsWith(typed)) return 40 + Math.floor((20 * typed.length) / word.length)
  if (mode !== 'fuzzy') return 0
  const allowed = maxEdits(typed)
  return allowed > 0 && (isWithinEdits(typed, word, allowed) || isSameButDoubles(typed, word)) ? 30 : 0
}

/**
 * The words that find a value, each with its share: its own, and those of two joined neighbours, so that `landcruiser`
 * and `cx5` find `Land Cruiser` and `CX-5`.
 */
export function valueWords(value: string): ReadonlyMap<string, number> {
  const known = cache.get(value)
  if (known) return known
  const words = splitWords(value)
  const whole = words.join('')
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const made = new Map([...words, ...pairs, whole].map((word) => [word, word.length / (whole.length || 1)]))
  if (cache.size > 50_000) cache.clear()
  cache.set(value, made)
  return made
}

/** Whether a value has it as a word of its own: `hybrids` finds `Hybrid S` too, but is not one of its words. */
export const hasOwnWord = (value: string, word: string): boolean => splitWords(value).includes(word)

const cache = new Map<string, ReadonlyMap<string, number>>()
