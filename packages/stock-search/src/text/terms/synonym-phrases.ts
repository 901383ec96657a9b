import { broaderTerms, stopWords, synonyms } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

type Reading = readonly string[]
/** A row of the trade, with what is of it; and what it is of itself, as which it is read where nothing listed is told apart so. */
type Phrase = { own: readonly Reading[]; wider: readonly Reading[]; isSeveral: boolean }

const rowOf = (name: string): readonly Reading[] =>
  synonyms.filter(([first]) => first === name).flatMap((row) => row.map((phrase) => phrase.split(' ')))
/** As it is typed: `in` says nothing, in `plug in` either. */
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

/** Of a phrase that is still being typed its last word has so many letters at least. */
const minPrefixLength = 3

/**
 * What the last words may be where they are a phrase that finds something but for the end of its last word: `great wal`. A word that
 * the stock has anything like is what is being typed before that, and a word by itself is a word: `cab` is no cabriolet.
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

/** What words that the trade has a phrase for may be, if it has one. */
export function synonymReadings(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'fieldsOf'>,
): Reading[] | undefined {
  const phrase = phrases.get(words.join(' '))
  if (!phrase) return undefined
  // What was typed comes first; a phrase may also be written as one word.
  const readings = [words, [words.join('')], ...phrase.own]
  const isToldApart = readings.some((own) => vocabulary.fieldsOf(own.join('')).length > 0)
  return isToldApart ? readings : [...readings, ...phrase.wider]
}
