import { broaderTerms, stopWords, synonyms } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

type Reading = readonly string[]
/**
 * A synonym row with its more specific rows; and its general row, used if the listed stock does not distinguish them.
 */
type Phrase = { own: readonly Reading[]; wider: readonly Reading[]; isSeveral: boolean }

const rowOf = (name: string): readonly Reading[] =>
  synonyms.filter(([first]) => first === name).flatMap((row) => row.map((phrase) => phrase.split(' ')))
/** As typed: `in` is a stop word, but not in `plug in`. */
const typedAs = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .join(' ')

function phraseOf(name: string, phrase: string): Phrase {
  const narrower = broaderTerms.flatMap(([wider, ...own]) => (wider === name ? own : []))
  const wider = broaderTerms.flatMap(([wider, ...own]) => (own.includes(name) ? [wider] : []))
  return { own: [name, ...narrower].flatMap(rowOf), wider: wider.flatMap(rowOf), isSeveral: phrase.includes(' ') }
}

const phrases: ReadonlyMap<string, Phrase> = new Map(
  synonyms.flatMap((row) => row.map((phrase) => [typedAs(phrase), phraseOf(row[0] ?? '', phrase)] as const)),
)

/** The minimum length of an unfinished last word of a phrase. */
const minPrefixLength = 3

/**
 * Completes the last words to a phrase that finds something: `great wal`. A word with any match in the stock has
 * priority, and a single word is never completed: `cab` is not a cabriolet.
 */
export function prefixReadings(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'fieldsOf' | 'hasPrefix'>,
): Reading[] | undefined {
  const typed = words.join(' ')
  const last = words.at(-1) ?? ''
  if (last.length < minPrefixLength) return undefined
  const isBegun = (own: string) => own.startsWith(typed) && !own.slice(typed.length).includes(' ')
  const [whole] = phrases.entries().find(([own, { isSeveral }]) => isSeveral && isBegun(own)) ?? []
  if (whole === undefined || vocabulary.hasPrefix(last)) return undefined
  const readings = synonymReadings(whole.split(' '), vocabulary) ?? []
  return readings.some((own) => vocabulary.fieldsOf(own.join('')).length > 0) ? [words, ...readings] : undefined
}

/** The readings of a phrase of the trade, if there is one. */
export function synonymReadings(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'fieldsOf'>,
): Reading[] | undefined {
  const phrase = phrases.get(words.join(' '))
  if (!phrase) return undefined
  // The typed form comes first; a phrase may also be one word.
  const readings = [words, [words.join('')], ...phrase.own]
  const isDistinct = readings.some((own) => vocabulary.fieldsOf(own.join('')).length > 0)
  return isDistinct ? readings : [...readings, ...phrase.wider]
}
