import { splitWords } from '@forecourt/domain/search/search-text'

/**
 * How a typed word may match: exactly; as a prefix; or with errors. Looser modes apply only if stricter ones find
 * nothing.
 */
export type MatchMode = 'exact' | 'prefix' | 'fuzzy'

/** SR-20: one typing error from four letters and two from eight, and doubled letters. Numbers have no typing errors. */
export const maxEdits = (word: string): number =>
  /\d/.test(word) ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0

/**
 * The score of a typed word against a value's word, from 0 to 100 points. `share` is the word's share of the value, so
 * that `ranger` ranks the Ranger before the Ranger Raptor.
 */
export function matchPoints(typed: string, word: string, share: number, mode: MatchMode): number {
  if (typed === word) return 70 + Math.floor(30 * share)
  if (mode !== 'exact' && word.startsWith(typed)) return 40 + Math.floor((20 * typed.length) / word.length)
  if (mode !== 'fuzzy') return 0
  const allowed = maxEdits(typed)
  return allowed > 0 && (isWithin(typed, word, allowed) || isSameButDoubles(typed, word)) ? 30 : 0
}

/** Doubled letters count as one uncertainty: `corrola` is `corolla`. A single repeated letter is not a word. */
function isSameButDoubles(typed: string, word: string): boolean {
  const plain = plainDoubles(typed)
  return maxEdits(plain) > 0 && plain === plainDoubles(word)
}

const plainDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Whether the edit distance is within a limit: insertions, deletions, substitutions, and transpositions. */
function isWithin(a: string, b: string, errors: number): boolean {
  if (Math.abs(a.length - b.length) > errors) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > errors) return false
    before = row
    row = next
  }
  return (row[b.length] ?? errors + 1) <= errors
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
