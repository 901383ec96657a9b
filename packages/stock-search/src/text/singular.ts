import { isOnlyMake, type TextField } from './fields.ts'
import type { Known } from './read-words.ts'
import { synonyms } from './synonyms.ts'

/** What a plural ends in, and what its singular has there instead. First match wins. */
const endings: readonly (readonly [plural: string, singular: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
]

const ofTrade: ReadonlySet<string> = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')))

/** What the stock has to say of a word for its plural to be read. */
type KnownWords = Pick<Known, 'fieldsOf' | 'isOwn'>

/** What vehicles are told apart by in kind: of a model or a badge nobody asks for several. */
const kindsOfVehicle: ReadonlySet<TextField> = new Set(['make', 'body', 'fuel'])

/**
 * SR-20: the words, each plural of something that is known as what it is the plural of: `utes` is `ute` and nothing else. A word
 * that is known as it stands (`mercedes`, `lexus`) stays, but for a kind of vehicle that two words of a name come to by chance
 * (`hybrids`, where a badge is `Hybrid S`; `vtis` is a `VTi-S`). Stock numbers are no words that have a plural.
 */
export const inSingular = (words: readonly string[], known: KnownWords): string[] =>
  words.map((word) => {
    const isByChance = !ofTrade.has(word) && !known.isOwn(word)
    if (isKnown(word, known) && !isByChance) return word
    const singulars = endings
      .filter(([plural]) => word.endsWith(plural))
      .map(([plural, singular]) => word.slice(0, -plural.length) + singular)
    const isKind = (singular: string) =>
      ofTrade.has(singular) || known.fieldsOf(singular).some((field) => kindsOfVehicle.has(field))
    const isRead = isKnown(word, known) ? isKind : (singular: string) => isKnown(singular, known)
    return singulars.find((singular) => isName(singular, known) && isRead(singular)) ?? word
  })

const isKnown = (word: string, known: KnownWords): boolean => ofTrade.has(word) || known.fieldsOf(word).length > 0

/** A number has no plural, and two letters only where they are a make or a word of the trade: `gls` are no `gl`. */
const isName = (word: string, known: KnownWords): boolean =>
  !/^\d+$/.test(word) && (word.length > 2 || ofTrade.has(word) || isOnlyMake(known.fieldsOf(word)))
