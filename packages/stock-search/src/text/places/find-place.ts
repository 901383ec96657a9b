import { stateNames } from '@forecourt/domain/locations/postcodes'
import type { Place } from '@forecourt/domain/stock/stock-scope'
import { likeliestFirst } from '@forecourt/localities/likeliest'
import { type NamedPlace, placesNamed } from '@forecourt/localities/named-places'
import { placeKey } from '@forecourt/localities/place-key'
import { areOfVehicles, isVehicle, meansPlace, type StockWords } from './bare-place.ts'
import { leadTo, type PlaceLead } from './place-lead.ts'

const maxWords = 4

/** The words of a place, from the first to before the last, with what leads to it. */
export type FoundPlace = Pick<PlaceLead, 'isNear' | 'radiusKm'> & {
  place: NamedPlace
  begin: number
  end: number
  /** Whether the words name its state too. */
  isStateSaid: boolean
}

type Context = {
  yards: readonly Place[]
  stock: StockWords
  isUnfinished: boolean
  /** Whether a number may be a year: a postcode that is one is a postcode only beside its own suburb. */
  isYear(number: number): boolean
}

/** SR-20. The first place of the country that the words name: a state, a capital, a region, a suburb or a postcode. */
export function findPlace(words: readonly string[], context: Context): FoundPlace | undefined {
  for (const at of words.keys()) {
    const found = placeAt(words, at, context)
    if (found) return found
  }
  return undefined
}

/** The longest name that begins here. What is beside it may say which of several of that name: `perth tas`, `2000 sydney`. */
function placeAt(words: readonly string[], at: number, context: Context): FoundPlace | undefined {
  const { stock, isUnfinished } = context
  for (let end = Math.min(words.length, at + maxWords); end > at; end--) {
    const own = words.slice(at, end)
    const lead = leadTo(words, at)
    const isLookedUp = lead.isNear || isState(words[end]) || !areOfVehicles(own, stock)
    const named = isLookedUp ? placesIn(own, words[at - 1] === 'near' || lead.radiusKm !== undefined) : []
    if (named.length === 0) continue
    const { place, begin, end: last, isStateSaid } = narrowed({ named, words, begin: at, end }, context)
    const { begin: first, isNear, isSaid, radiusKm } = begin < at ? leadTo(words, begin) : lead
    const isLast = end === words.length
    if (isUnfinished && isLast && !isNear && stock.hasPrefix(words.at(-1) ?? '')) continue
    const isPlaceSaid = isSaid || begin < at || last > end
    if (!isNear && !meansPlace({ all: words, begin: at, end, isPlaceSaid }, place, stock)) continue
    return { place, begin: first, end: last, isNear, isStateSaid, ...(radiusKm !== undefined && { radiusKm }) }
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

type Named = { named: readonly NamedPlace[]; words: readonly string[]; begin: number; end: number }
type Narrowed = { place: NamedPlace; begin: number; end: number; isStateSaid: boolean }

/** The one that what follows, or a postcode before it, names more closely: `qld 4000`, `perth wa 6000`, `richmond vic`, `2000 sydney`. */
function narrowed({ named, words, begin, end }: Named, context: Context): Narrowed {
  let [left, last, isStateSaid] = [named, end, false]
  while (last < words.length) {
    const next = nextIn(left, words, last, context)
    if (!next) break
    left = next.places
    last = next.end
    isStateSaid ||= next.isStateSaid
  }
  const before = last === end ? atPostcode(left, words[begin - 1], context) : undefined
  const [place] = likeliestFirst(before ?? left, context.yards)
  if (!place) throw new RangeError('A name without a place.')
  return { place, begin: before ? begin - 1 : begin, end: last, isStateSaid }
}

/** What begins here and is in the state of one of the places: the state itself, a postcode, or behind a state any place. */
function nextIn(left: readonly NamedPlace[], words: readonly string[], at: number, context: Context) {
  const areStates = left.every(({ kind }) => kind === 'state')
  const postcode = atPostcode(left, words[at], context)
  if (postcode) return { places: postcode, end: at + 1, isStateSaid: areStates }
  const states = new Set(left.map(({ state }) => state))
  for (let end = Math.min(words.length, at + maxWords); end > at; end--) {
    const own = placesIn(words.slice(at, end), false).filter(({ state }) => states.has(state))
    const [first] = own
    if (!first) continue
    if (first.kind === 'state')
      return { places: left.filter(({ state }) => state === first.state), end, isStateSaid: true }
    // `wa falcon` is a car.
    if (areStates && !isVehicle(words, at, end, context.stock)) return { places: own, end, isStateSaid: true }
  }
  return undefined
}

/**
 * The places that a postcode beside their name means: that of the name at it (`kent town 5067`), or else of their state the postcode
 * itself. A number that may be a year is the postcode of its own suburb alone: `2000 sydney`, but not `sydney 2019`.
 */
function atPostcode(left: readonly NamedPlace[], word: string | undefined, { isYear }: Context) {
  if (word === undefined || !postcodeWord.test(word)) return undefined
  const own = left.flatMap((place) =>
    place.localities
      .filter(({ name, postcode }) => postcode === word && placeKey(name) === placeKey(place.name))
      .map((at): NamedPlace => ({ ...at, kind: 'locality', localities: [at] })),
  )
  if (own.length > 0) return own
  if (isYear(Number(word))) return undefined
  const states = new Set(left.map(({ state }) => state))
  const inState = placesNamed(word).filter(({ state }) => states.has(state))
  return inState.length > 0 ? inState : undefined
}
