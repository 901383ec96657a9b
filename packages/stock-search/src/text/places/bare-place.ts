import type { NamedPlace } from '@forecourt/localities/named-places'
import { stopWords, synonyms } from '../terms/synonyms.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import { knownVehicle, spellings } from './known-vehicles.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** What the stock must know to tell a place from a vehicle. */
export type StockWords = Pick<Vocabulary, 'has' | 'hasPrefix'>

const ofTrade: ReadonlySet<string> = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')))
const minSuburbLength = 4

const isOfVehicle = (word: string, stock: StockWords): boolean =>
  // `kia sorrento` is a Sorento, and two `fords` are no town of South Australia.
  ofTrade.has(word) || spellings(word).some((spelt) => stock.has(spelt))

/** Whether a make, a model, a badge or another word of the stock is all that words are: no place is looked up for them. */
export const areOfVehicles = (words: readonly string[], stock: StockWords): boolean =>
  words.every((word) => stopWords.has(word) || isOfVehicle(word, stock))

/** SR-20. A make, a model or a badge wins over a place of its name: what is in stock, and what people know as one. */
export const isVehicle = (all: readonly string[], begin: number, end: number, stock: StockWords): boolean =>
  areOfVehicles(all.slice(begin, end), stock) || knownVehicle(all, begin, end) !== undefined

/** The same, asking the stock about each word once. */
export function remembering(stock: StockWords): StockWords {
  const known = new Map<string, boolean>()
  const has = (word: string) => known.get(word) ?? known.set(word, stock.has(word)).get(word) === true
  return { has, hasPrefix: (word) => stock.hasPrefix(word) }
}

/** Words of a search, from `begin` to before `end`, that are the name of a place. */
export type NamedWords = {
  all: readonly string[]
  begin: number
  end: number
  /** Whether a word before it, or a state or a postcode beside it, says that it is a place. */
  isPlaceSaid: boolean
}

/**
 * SR-20. Whether the name of a place means it (docs/decisions/places-in-words.md). First what is in stock, then what is known as a
 * vehicle or is an ordinary word, then the place.
 */
export function meansPlace(
  { all, begin, end, isPlaceSaid }: NamedWords,
  place: NamedPlace,
  stock: StockWords,
): boolean {
  const words = all.slice(begin, end)
  const [word = '', ...others] = words
  if (place.kind === 'state' || place.kind === 'capital') return true
  const vehicle = knownVehicle(all, begin, end)
  if (vehicle === 'within') return false
  // Of several words one that no vehicle has is enough: `gold coast`.
  if (others.length > 0) return !stock.has(words.join('')) && (isPlaceSaid || vehicle === undefined)
  // `ute in young`, `sale vic`, but not `lowest in price`.
  if (ordinaryWords.has(word) || areOfVehicles(words, stock)) return isPlaceSaid && place.isTown
  if (isPlaceSaid || place.isTown) return true
  if (vehicle === 'alone') return false
  return word.length >= minSuburbLength && !(end === all.length && stock.hasPrefix(word))
}
