import { stateNames } from '@forecourt/domain/locations/postcodes'
import type { Place } from '@forecourt/domain/stock/stock-scope'
import { likeliestFirst } from '@forecourt/localities/likeliest'
import { type NamedPlace, placesNamed } from '@forecourt/localities/named-places'
import { placeKey } from '@forecourt/localities/place-key'
import { areOfVehicles, meansPlace, type StockWords } from './bare-place.ts'

/** Words that only lead to a place. */
export const prepositions: ReadonlySet<string> = new Set(['around', 'at', 'from', 'in', 'near'])
/** Words before any place of the country, whatever the stock has of its name. `around 2019` is a year. */
const distanceWords: ReadonlySet<string> = new Set(['around', 'near'])
const maxWords = 4

/** The words of a place, from the first to before the last, with its preposition. */
export type FoundPlace = { place: NamedPlace; begin: number; end: number; isNear: boolean }

type Context = { yards: readonly Place[]; stock: StockWords; isUnfinished: boolean }

/** SR-20. The first place of the country that the words name: a state, a capital, a region, a suburb or a postcode. */
export function findPlace(words: readonly string[], context: Context): FoundPlace | undefined {
  for (const at of words.keys()) {
    const found = placeAt(words, at, context)
    if (!found) continue
    const { place, end } = found
    // `in the gold coast`.
    const first = words[at - 1] === 'the' ? at - 1 : at
    const before = words[first - 1] ?? ''
    return { place, begin: prepositions.has(before) ? first - 1 : first, end, isNear: distanceWords.has(before) }
  }
  return undefined
}

type Named = { place: NamedPlace; end: number }

/** The longest name that begins here. What follows may say which of several of that name: `perth tas`. */
function placeAt(words: readonly string[], at: number, context: Context): Named | undefined {
  const { stock, isUnfinished } = context
  const before = words[at - 1] ?? ''
  const isNear = distanceWords.has(before)
  for (let end = Math.min(words.length, at + maxWords); end > at; end--) {
    const own = words.slice(at, end)
    const isLookedUp = isNear || isState(words[end]) || !areOfVehicles(own, stock)
    const named = isLookedUp ? placesIn(own, before === 'near') : []
    if (named.length === 0) continue
    const { place, end: last } = narrowed(named, words, end, context)
    const said = {
      words: own,
      isPlaceSaid: last > end || prepositions.has(before),
      isLast: end === words.length,
    }
    if (isUnfinished && said.isLast && !isNear && stock.hasPrefix(words.at(-1) ?? '')) continue
    if (isNear || meansPlace(said, place, stock)) return { place, end: last }
  }
  return undefined
}

/** `orange nsw`, whatever the stock has of its name. */
const isState = (word = ''): boolean => Object.hasOwn(stateNames, word.toUpperCase())

const postcodeWord = /^\d{4}$/

/** Four digits alone may be a year or a price. */
function placesIn(words: readonly string[], takesPostcode: boolean): readonly NamedPlace[] {
  const name = words.join(' ')
  return postcodeWord.test(name) && !takesPostcode ? [] : placesNamed(placeKey(name))
}

/** The one that what follows names more closely: `qld 4000`, `perth wa 6000`, `richmond vic`, `qld brisbane`. */
function narrowed(named: readonly NamedPlace[], words: readonly string[], end: number, { yards }: Context): Named {
  let [left, last] = [named, end]
  while (last < words.length) {
    const next = nextIn(left, words, last)
    if (!next) break
    left = next.places
    last = next.end
  }
  const [place] = likeliestFirst(left, yards)
  if (!place) throw new RangeError('A name without a place.')
  return { place, end: last }
}

/** What begins here and is in the state of one of the places: the state itself, a postcode, or behind a state any place. */
function nextIn(left: readonly NamedPlace[], words: readonly string[], at: number) {
  const states = new Set(left.map(({ state }) => state))
  const isState = left.every(({ kind }) => kind === 'state')
  for (let end = Math.min(words.length, at + maxWords); end > at; end--) {
    const own = placesIn(words.slice(at, end), true).filter(({ state }) => states.has(state))
    const [first] = own
    if (!first) continue
    if (first.kind === 'state') return { places: left.filter(({ state }) => state === first.state), end }
    if (first.kind === 'postcode' || isState) return { places: own, end }
  }
  return undefined
}
