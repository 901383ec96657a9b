import { synonyms } from './synonyms.ts'
import { isOnlyMake, type TextField } from './text-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Plural endings and their singular endings. First match wins. */
const endings: readonly (readonly [plural: string, singular: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
]

const ofTrade: ReadonlySet<string> = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')))

/** What the stock must know about a word to interpret its plural. */
type WordLookup = Pick<Vocabulary, 'fieldsOf' | 'isOwnWord'>

/** Fields for the kind of a vehicle: models and badges have no plurals. */
const kindsOfVehicle: ReadonlySet<TextField> = new Set(['make', 'body', 'fuel'])

/**
 * SR-20: replaces plurals of known words by their singular: `utes` is `ute` only. A known word (`mercedes`, `lexus`) is
 * unchanged, except for a kind of vehicle that two words of a name match by accident (`hybrids`, where a badge is
 * `Hybrid S`; but `vtis` is a `VTi-S`). Stock numbers have no plurals.
 */
export const singularize = (words: readonly string[], vocabulary: WordLookup): string[] =>
  words.map((word) => {
    const isByChance = !ofTrade.has(word) && !vocabulary.isOwnWord(word)
    if (isKnown(word, vocabulary) && !isByChance) return word
    const singulars = endings
      .filter(([plural]) => word.endsWith(plural))
      .map(([plural, singular]) => word.slice(0, -plural.length) + singular)
    const isKind = (singular: string) =>
      ofTrade.has(singular) || vocabulary.fieldsOf(singular).some((field) => kindsOfVehicle.has(field))
    const isRead = isKnown(word, vocabulary) ? isKind : (singular: string) => isKnown(singular, vocabulary)
    return singulars.find((singular) => isName(singular, vocabulary) && isRead(singular)) ?? word
  })

const isKnown = (word: string, vocabulary: WordLookup): boolean =>
  ofTrade.has(word) || vocabulary.fieldsOf(word).length > 0

/** Numbers have no plural, and two letters only if they are a make or a term of the trade: `gls` is not `gl`. */
const isName = (word: string, vocabulary: WordLookup): boolean =>
  !/^\d+$/.test(word) && (word.length > 2 || ofTrade.has(word) || isOnlyMake(vocabulary.fieldsOf(word)))
