import { isBoxPostcode, stateOfPostcode } from '@forecourt/domain/locations/postcodes'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { Place } from '@forecourt/domain/stock/stock-scope'
import { findLocalities } from '@forecourt/localities/localities'
import { distanceToPlace, isIn, type NamedPlace, placesNamed } from '@forecourt/localities/named-places'
import { placeKey } from '@forecourt/localities/place-key'
import { remembering, type StockWords } from './bare-place.ts'
import { findPlace, prepositions } from './find-place.ts'

type Lists = Pick<SearchState['lists'], 'dealership_name' | 'location_name'>

/**
 * A place where a site with one yard is not: its words as typed, its name, and how far the yard in a city is from it. A postcode that
 * there is not has neither name nor distance.
 */
export type Elsewhere = { typed: string; city: string; name?: string; km?: number }

/**
 * The other words, and the filters of yards or the postcode to be near to. `near` beside filters is where to look if nothing is
 * found there.
 */
export type ExtractedPlace = { left: string; lists: Lists; near?: string; elsewhere?: Elsewhere }

export type PlaceContext = {
  /** The site's. */
  places: readonly Place[]
  stock: StockWords
  /** The last word is still being typed. */
  isUnfinished?: boolean
}

/**
 * SR-20: the yards that the words name (`namesOf`), the longest first (`mazda near southport`), and the other words. Where
 * a site has one yard, all of its stock is there, so its place filters nothing. Another place of the country is where its yards are
 * (`ute perth`), or else the one to be near to (`near geelong`); a site with one yard says how far it is.
 */
export function extractPlace(
  query: string,
  { places, stock, isUnfinished = false }: PlaceContext,
): ExtractedPlace | undefined {
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const yard = extractYard(typed, words, places)
  if (yard || places.length === 0) return yard
  const found = findPlace(words, { yards: places, stock: remembering(stock), isUnfinished })
  if (!found) return extractUnknownPostcode(typed, words, places)
  const { place, begin, end, isNear } = found
  const left = typed.toSpliced(begin, end - begin).join(' ')
  return { left, ...placeFilters(place, typed.slice(begin, end).join(' '), isNear, places) }
}

/** `near 4999`, which there is not: the answer says so. */
function extractUnknownPostcode(
  typed: readonly string[],
  words: readonly string[],
  places: readonly Place[],
): ExtractedPlace | undefined {
  const at = words.findIndex((word, index) => word === 'near' && /^\d{4}$/.test(words[index + 1] ?? ''))
  const postcode = words[at + 1]
  if (at < 0 || postcode === undefined) return undefined
  const left = typed.toSpliced(at, 2).join(' ')
  const [only, ...others] = places
  return !only || others.length > 0
    ? { left, lists: {}, near: postcode }
    : { left, lists: {}, elsewhere: { typed: `near ${postcode}`, city: only.city } }
}

/**
 * SR-20: four digits that no filter has taken, and that no vehicle has, are a postcode, with the preposition before it. Years and post
 * office boxes are none.
 */
export function extractPostcode(
  query: string,
  { thisYear, ...context }: PlaceContext & { thisYear: number },
): ExtractedPlace | undefined {
  const typed = query.split(' ')
  const isYear = (number: number) => number > 1900 && number <= thisYear + 1
  const at = typed.findIndex(
    (word) => stateOfPostcode(word) && !isBoxPostcode(word) && !isYear(Number(word)) && !context.stock.has(word),
  )
  if (at < 0) return undefined
  const found = extractPlace(`near ${typed[at]}`, context)
  const begin = beginOf(
    typed.map((word) => word.toLowerCase()),
    at,
  )
  return found && { ...found, left: typed.toSpliced(begin, at + 1 - begin).join(' ') }
}

function extractYard(typed: readonly string[], words: readonly string[], places: readonly Place[]) {
  const phrases = [...new Set(places.flatMap(namesOf))]
    .map((phrase) => splitWords(phrase))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  for (const phrase of phrases) {
    const at = words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word))
    if (at < 0) continue
    const name = phrase.join(' ')
    const named = places.filter((place) => namesOf(place).includes(name))
    const narrowed = narrowYards({ name, yards: named, end: at + phrase.length }, words)
    if (!narrowed) continue
    const begin = beginOf(words, at)
    return { left: typed.toSpliced(begin, narrowed.end - begin).join(' '), lists: listsOf(places, narrowed.yards) }
  }
  return undefined
}

/** Where words of a place begin, with the preposition before them. */
const beginOf = (words: readonly string[], at: number): number => (prepositions.has(words[at - 1] ?? '') ? at - 1 : at)

/** The yards that a name means, and where its words end. */
type NamedYards = { name: string; yards: readonly Place[]; end: number }

/**
 * The yards that a state or a postcode behind their name leaves: `richmond vic 3121`. Undefined where it says another place of that
 * name: `richmond nsw` of a yard in Victoria.
 */
function narrowYards({ name, yards, end }: NamedYards, words: readonly string[]): NamedYards | undefined {
  for (let last = Math.min(words.length, end + maxStateWords); last > end; last--) {
    const area = areaNamed(words.slice(end, last))
    if (!area) continue
    const within = yards.filter((yard) => isIn(area, yard))
    if (within.length > 0) return narrowYards({ name, yards: within, end: last }, words)
    if (findLocalities(name).some((own) => area.localities.includes(own))) return undefined
  }
  return { name, yards, end }
}

const maxStateWords = 3

const areaNamed = (words: readonly string[]): NamedPlace | undefined =>
  placesNamed(placeKey(words.join(' '))).find(({ kind }) => kind === 'state' || kind === 'postcode')

/** A state, a capital and a region have the yards within; a suburb, a postcode and what is `near` only have near ones. */
function placeFilters(
  place: NamedPlace,
  typed: string,
  isNear: boolean,
  places: readonly Place[],
): Omit<ExtractedPlace, 'left'> {
  const isWide = place.kind === 'state' || place.kind === 'capital' || place.kind === 'region'
  const within = isWide ? places.filter((yard) => isIn(place, yard)) : []
  const [only, ...others] = places
  if (only && others.length === 0) {
    const km = distanceToPlace(place, only)
    return within.length > 0 || km === 0
      ? { lists: {} }
      : { lists: {}, elsewhere: { typed, city: only.city, name: nameOf(place), km } }
  }
  if (within.length === places.length) return { lists: {} }
  if (within.length === 0 || (isNear && place.kind !== 'state')) return { lists: {}, near: place.postcode }
  return { lists: listsOf(places, within), near: place.postcode }
}

const nameOf = ({ kind, name, postcode }: NamedPlace): string => (kind === 'postcode' ? `${name} ${postcode}` : name)

/** A place is named by its name, its city, and the words that both have: Meridian Geelong in Geelong West is at Geelong. */
function namesOf({ name, city }: Place): string[] {
  const inCity = new Set(splitWords(city))
  const shared = splitWords(name).filter((word) => inCity.has(word))
  return [splitWords(name).join(' '), splitWords(city).join(' '), shared.join(' ')]
}

function listsOf(places: readonly Place[], named: readonly Place[]): Lists {
  if (places.length === 1) return {}
  const names = [...new Set(named.map(({ name }) => name))].sort()
  const isOnly = (place: Place) => places.filter(({ dealership }) => dealership === place.dealership).length === 1
  // A dealership with several places has some of its stock in each.
  return named.every(isOnly) ? { dealership_name: names } : { location_name: names }
}
