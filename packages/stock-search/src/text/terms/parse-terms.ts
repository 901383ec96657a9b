import { splitWords } from '@forecourt/domain/search/search-text'
import { linkAlternatives } from './alternatives.ts'
import type { QueryTerm, TypedTerm } from './query-term.ts'
import { orWord, removeStopWords } from './remove-stop-words.ts'
import { singularize } from './singularize.ts'
import { prefixReadings, synonymReadings } from './synonym-phrases.ts'
import { stopPairs, stopWords } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

const maxPhraseWords = 4

/** The typed words in order, normalised, without stop words. */
export function tokenize(query: string): string[] {
  const words = splitWords(query)
  const inPair = words.map((word, at) => stopPairs.has(`${word} ${words[at + 1]}`))
  const said = words.filter((_, at) => !inPair[at] && !inPair[at - 1])
  return removeStopWords(said, (word) => !stopWords.has(word))
}

/** SR-20: parses words into terms: phrases of the trade first, then joined neighbours, then single words. */
export function parseTerms(typed: readonly string[], vocabulary: Vocabulary): QueryTerm[] {
  const words = singularize(typed, vocabulary)
  const read: TypedTerm[] = []
  let at = 0
  while (at < words.length) {
    const isAfterOr = words[at] === orWord
    if (isAfterOr) at++
    const several =
      phraseAt(words, at, vocabulary, 2) ??
      joinedAt(words, at, vocabulary) ??
      phraseAt(words, at, vocabulary, 1) ??
      prefixAt(words, at, vocabulary)
    const { length, readings } = several ?? singleAt(words, at, vocabulary)
    at += length
    // The last word may be unfinished.
    const mode = !several && at >= words.length ? 'prefix' : 'exact'
    const [only, asTyped = only] = several ? [] : [words[at - 1], typed[at - 1]]
    const term: QueryTerm = {
      readings,
      mode,
      // Numbers and terms of the trade match exactly.
      ...(only !== undefined && !/\d/.test(only) && !vocabulary.has(only) && { optionalTerm: asTyped }),
      ...(only !== undefined && /^(?:\p{L}|\d{1,3})$/u.test(only) && { isTooShort: true }),
    }
    read.push({ term, isAfterOr })
  }
  return linkAlternatives(read, vocabulary)
}

type Taken = { length: number; readings: readonly (readonly string[])[] }

function phraseAt(words: readonly string[], at: number, vocabulary: Vocabulary, shortest: number): Taken | undefined {
  for (let length = maxPhraseWords; length >= shortest; length--) {
    const own = words.slice(at, at + length)
    const readings = own.length === length ? synonymReadings(own, vocabulary) : undefined
    if (readings) return { length, readings }
  }
  return undefined
}

/** The remaining words as a phrase whose last word may be unfinished. */
function prefixAt(words: readonly string[], at: number, vocabulary: Vocabulary): Taken | undefined {
  const own = words.slice(at)
  const readings = own.length <= maxPhraseWords ? prefixReadings(own, vocabulary) : undefined
  return readings && { length: own.length, readings }
}

/** Two or three neighbours that are one word of some vehicle. */
function joinedAt(words: readonly string[], at: number, vocabulary: Vocabulary): Taken | undefined {
  for (const length of [3, 2]) {
    const own = words.slice(at, at + length)
    const joined = own.join('')
    if (own.length === length && !own.includes(orWord) && vocabulary.has(joined))
      return { length, readings: [[joined], own] }
  }
  return undefined
}

/** A year in the trade's notation: `MY21`. */
const modelYear = /^my(\d\d)$/

/**
 * A word, or the two known words that it consists of if no vehicle has it. A single letter counts only beside digits:
 * `i30n` is an `i30 n`, and `hsv` is not `hs v`.
 */
function singleAt(words: readonly string[], at: number, vocabulary: Vocabulary): Taken {
  const word = words[at] ?? ''
  const [, year] = modelYear.exec(word) ?? []
  if (year) return { length: 1, readings: [[word], [`20${year}`]] }
  // Two letters are not split: `ut` is an unfinished `ute`.
  if (vocabulary.has(word) || word.length < 3) return { length: 1, readings: [[word]] }
  const cuts = Array.from({ length: word.length - 1 }, (_, cut) => [word.slice(0, cut + 1), word.slice(cut + 1)])
  const split = cuts.filter((parts) =>
    parts.every((part) => vocabulary.has(part) && (/\d/.test(word) || part.length > 1)),
  )
  return { length: 1, readings: [[word], ...split] }
}

/** A term, and whether a listed vehicle has a similar word. */
export type MatchedTerm = { term: QueryTerm; isFound: boolean }

/**
 * The terms without ignored ones: words that no listed vehicle has are ignored beside others, and if no vehicle has all
 * of the others, guessed matches are ignored too (`work` is not `Workmate`). None is ignored if only a letter or a
 * short number would remain: `p plate` is not `p`, and `4 cylinder` is not `4`.
 */
export function dropOptionalTerms<R extends MatchedTerm>(
  read: readonly R[],
  findsAny: (kept: readonly R[]) => boolean,
): readonly R[] {
  const found = read.filter(({ term, isFound }) => isFound || term.optionalTerm === undefined)
  if (!found.some(({ isFound }) => isFound)) return read
  if (found.length < read.length && !isSpecificEnough(found)) return read
  const sure = found.filter(({ term }) => term.optionalTerm === undefined)
  return isSpecificEnough(sure) && !findsAny(found) && findsAny(sure) ? sure : found
}

const isSpecificEnough = (read: readonly MatchedTerm[]): boolean => read.some(({ term }) => !term.isTooShort)
