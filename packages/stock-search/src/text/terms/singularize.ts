import { synonyms } from './synonyms.ts'
import { isOnlyMake, type TextField } from './text-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a plural ends in, and what its singular has there instead. First match wins. */
const endings: readonly (readonly [plural: string, singular: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
]

const ofTrade: ReadonlySet<string> = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')))

/** What the stock has to say of a word for its plural to be read. */
type WordLookup = Pick<Vocabulary, 'fieldsOf' | 'isOwnWord'>

/** What vehicles are told apart by in kind: of a model or a badge nobody asks for several. */
const kindsOfVehicle: ReadonlySet<TextField> = new Set(['make', 'body', 'fuel'])

/**
 * SR-20: the words, each plural of something that is known as what it is the plural of: `utes` is `ute` and nothing else. A word
 * that is known as it stands (`mercedes`, `lexus`) stays, but for a kind of vehicle that two words of a name come to by chance
 * (`hybrids`, where a badge is `Hybrid S`; `vtis` is a `VTi-S`). Stock numbers are no words that have a plural.
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

/** A number has no plural, and two letters only where they are a make or a word of the trade: `gls` are no `gl`. */
const isName = (word: string, vocabulary: WordLookup): boolean =>
  !/^\d+$/.test(word) && (word.length > 2 || ofTrade.has(word) || isOnlyMake(vocabulary.fieldsOf(word)))
