import { splitWords } from '@forecourt/domain/search/search-text'
import { withChoices } from './choices.ts'
import type { TextField } from './fields.ts'
import type { Typed } from './names.ts'
import { begunReadings, phraseReadings } from './phrases.ts'
import { either, saying } from './saying.ts'
import { inSingular } from './singular.ts'
import { emptyPairs, emptyWords } from './synonyms.ts'
import type { Reach } from './word-match.ts'

/**
 * One thing that was asked for. A vehicle has it when every word of any one reading is among its own: `rav 4` is `rav4`, or
 * `rav` and `4`.
 */
export type Unit = {
  readings: readonly (readonly string[])[]
  /** How far its words reach at first; further only where that finds nothing. */
  reach: Reach
  /** The one word that it is, as it was typed, if no listed vehicle has just that and it may be left out: `small`, `family`. */
  spare?: string
  /** Whether it is one letter or a short number, which says too little to be all that is left of several words. */
  isBare?: true
  /** Of the sides of one choice a vehicle needs any, and everything of that side: `hilux or ford ranger`. */
  choice?: { id: number; side: number }
}

/** What the listed stock says of a word. */
export type Known = {
  /** Whether some listed vehicle has exactly this word. */
  has(word: string): boolean
  /** In which fields some listed vehicle has it, in any order. */
  fieldsOf(word: string): readonly TextField[]
  /** Whether a value of some listed vehicle has it as one of its words, and not only as two neighbours that are read together. */
  isOwn(word: string): boolean
  /** Whether some listed vehicle has a word that begins with it. */
  begins(word: string): boolean
}

const longestPhrase = 4

/** What was typed, in order, as words that are compared. Words that say nothing are left out. */
export function typedWords(query: string): string[] {
  const words = splitWords(query)
  const inPair = words.map((word, at) => emptyPairs.has(`${word} ${words[at + 1]}`))
  const said = words.filter((_, at) => !inPair[at] && !inPair[at - 1])
  return saying(said, (word) => !emptyWords.has(word))
}

/** SR-20: what the words ask for: phrases of the trade first, then what is one word in the stock, then each word for itself. */
export function readWords(typed: readonly string[], known: Known): Unit[] {
  const words = inSingular(typed, known)
  const read: Typed[] = []
  let at = 0
  while (at < words.length) {
    const isAfterEither = words[at] === either
    if (isAfterEither) at++
    const several =
      phraseAt(words, at, known, 2) ??
      joinedAt(words, at, known) ??
      phraseAt(words, at, known, 1) ??
      begunAt(words, at, known)
    const { length, readings } = several ?? singleAt(words, at, known)
    at += length
    // Whoever has typed the last word may not have finished it.
    const reach = !several && at >= words.length ? 'start' : 'exact'
    const [only, asTyped = only] = several ? [] : [words[at - 1], typed[at - 1]]
    const unit: Unit = {
      readings,
      reach,
      // A number means just that one, and a word of the trade means what it says.
      ...(only !== undefined && !/\d/.test(only) && !known.has(only) && { spare: asTyped }),
      ...(only !== undefined && /^(?:\p{L}|\d{1,3})$/u.test(only) && { isBare: true }),
    }
    read.push({ unit, isAfterEither })
  }
  return withChoices(read, known)
}

type Taken = { length: number; readings: readonly (readonly string[])[] }

function phraseAt(words: readonly string[], at: number, known: Known, shortest: number): Taken | undefined {
  for (let length = longestPhrase; length >= shortest; length--) {
    const own = words.slice(at, at + length)
    const readings = own.length === length ? phraseReadings(own, known) : undefined
    if (readings) return { length, readings }
  }
  return undefined
}

/** What is left of the words, as a phrase whose last word may not have been finished. */
function begunAt(words: readonly string[], at: number, known: Known): Taken | undefined {
  const own = words.slice(at)
  const readings = own.length <= longestPhrase ? begunReadings(own, known) : undefined
  return readings && { length: own.length, readings }
}

/** Two or three neighbours that some vehicle has as one word. */
function joinedAt(words: readonly string[], at: number, known: Known): Taken | undefined {
  for (const length of [3, 2]) {
    const own = words.slice(at, at + length)
    const joined = own.join('')
    if (own.length === length && !own.includes(either) && known.has(joined))
      return { length, readings: [[joined], own] }
  }
  return undefined
}

/** A vehicle's year as the trade says it: `MY21`. */
const modelYear = /^my(\d\d)$/

/**
 * A word, and where nobody has it the two known ones that it is made of. A letter is one of them beside digits only: `i30n` is
 * an `i30 n`, and `hsv` no `hs v`.
 */
function singleAt(words: readonly string[], at: number, known: Known): Taken {
  const word = words[at] ?? ''
  const [, year] = modelYear.exec(word) ?? []
  if (year) return { length: 1, readings: [[word], [`20${year}`]] }
  // Two letters are no two words: `ut` is a `ute` that is being typed.
  if (known.has(word) || word.length < 3) return { length: 1, readings: [[word]] }
  const cuts = Array.from({ length: word.length - 1 }, (_, cut) => [word.slice(0, cut + 1), word.slice(cut + 1)])
  const split = cuts.filter((parts) => parts.every((part) => known.has(part) && (/\d/.test(word) || part.length > 1)))
  return { length: 1, readings: [[word], ...split] }
}

/** A unit, and whether any listed vehicle has anything like it. */
export type Read = { unit: Unit; isFound: boolean }

/**
 * What is left of the units: words that no listed vehicle has anything like leave, beside others that some have; and where no
 * vehicle has all of those, words that were only guessed at leave too (`work` is no `Workmate`). None leaves where a letter
 * or a short number would be all that is left: `p plate` is no `p`, and `4 cylinder` no `4`.
 */
export function withoutSpare<R extends Read>(
  read: readonly R[],
  findsAny: (kept: readonly R[]) => boolean,
): readonly R[] {
  const found = read.filter(({ unit, isFound }) => isFound || unit.spare === undefined)
  if (!found.some(({ isFound }) => isFound)) return read
  if (found.length < read.length && !saysEnough(found)) return read
  const sure = found.filter(({ unit }) => unit.spare === undefined)
  return saysEnough(sure) && !findsAny(found) && findsAny(sure) ? sure : found
}

const saysEnough = (read: readonly Read[]): boolean => read.some(({ unit }) => !unit.isBare)
