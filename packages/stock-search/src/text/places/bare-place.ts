import type { NamedPlace } from '@forecourt/localities/named-places'
import { stopWords, synonyms } from '../terms/synonyms.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** What the stock must know to tell a place from a vehicle. */
export type StockWords = Pick<Vocabulary, 'has' | 'hasPrefix'>

const ofTrade: ReadonlySet<string> = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')))
const minSuburbLength = 4

const isOfVehicle = (word: string, stock: StockWords): boolean =>
  ofTrade.has(word) ||
  // `kia sorrento` is a Sorento, and two `fords` are no town of South Australia.
  [word, word.replace(/(.)\1+/g, '$1'), word.replace(/s$/, '')].some((spelt) => stock.has(spelt))

/** Whether a make, a model, a badge or another word of the stock is all that words are: no place is looked up for them. */
export const areOfVehicles = (words: readonly string[], stock: StockWords): boolean =>
  words.every((word) => stopWords.has(word) || isOfVehicle(word, stock))

/** The same, asking the stock about each word once. */
export function remembering(stock: StockWords): StockWords {
  const known = new Map<string, boolean>()
  const has = (word: string) => known.get(word) ?? known.set(word, stock.has(word)).get(word) === true
  return { has, hasPrefix: (word) => stock.hasPrefix(word) }
}

type Said = {
  words: readonly string[]
  /** Whether a word before it, or a state behind it, says that it is a place. */
  isPlaceSaid: boolean
  /** The last typed word, which may be unfinished. */
  isLast: boolean
}

/**
 * SR-20. Whether the name of a place means it. Of several words one that no vehicle has is enough: `gold coast`. A single suburb's
 * name must not be an ordinary word, nor the begin of what a vehicle has.
 */
export function meansPlace({ words, isPlaceSaid, isLast }: Said, place: NamedPlace, stock: StockWords): boolean {
  const [word = '', ...others] = words
  if (others.length > 0) return !stock.has(words.join(''))
  if (place.kind === 'state' || place.kind === 'capital') return true
  // `ute in young`, `sale vic`, but not `lowest in price`.
  if (ordinaryWords.has(word) || areOfVehicles(words, stock)) return isPlaceSaid && place.isTown
  if (isPlaceSaid) return true
  return place.isTown || (word.length >= minSuburbLength && !(isLast && stock.hasPrefix(word)))
}
