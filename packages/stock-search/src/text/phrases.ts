import type { Known } from './read-words.ts'
import { emptyWords, kinds, synonyms } from './synonyms.ts'

type Reading = readonly string[]
/** A row of the trade, with what is of it; and what it is of itself, as which it is read where nothing listed is told apart so. */
type Phrase = { own: readonly Reading[]; wider: readonly Reading[] }

const rowOf = (name: string): readonly Reading[] =>
  synonyms.filter(([first]) => first === name).flatMap((row) => row.map((phrase) => phrase.split(' ')))
/** As it is typed: `in` says nothing, in `plug in` either. */
const typedAs = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => !emptyWords.has(word))
    .join(' ')

function phraseOf(name: string): Phrase {
  const narrower = kinds.flatMap(([wider, ...own]) => (wider === name ? own : []))
  const wider = kinds.flatMap(([wider, ...own]) => (own.includes(name) ? [wider] : []))
  return { own: [name, ...narrower].flatMap(rowOf), wider: wider.flatMap(rowOf) }
}

const phrases: ReadonlyMap<string, Phrase> = new Map(
  synonyms.flatMap((row) => row.map((phrase) => [typedAs(phrase), phraseOf(row[0] ?? '')] as const)),
)

/** What words that the trade has a phrase for may be, if it has one. */
export function phraseReadings(words: readonly string[], known: Pick<Known, 'fieldsOf'>): Reading[] | undefined {
  const phrase = phrases.get(words.join(' '))
  if (!phrase) return undefined
  // What was typed comes first; a phrase may also be written as one word.
  const readings = [words, [words.join('')], ...phrase.own]
  const isToldApart = readings.some((own) => known.fieldsOf(own.join('')).length > 0)
  return isToldApart ? readings : [...readings, ...phrase.wider]
}
