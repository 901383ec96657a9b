import { distanceKm } from '@forecourt/domain/locations/distance'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { Place } from '@forecourt/domain/stock/stock-scope'
import { distanceToLocality, distanceToPlace, isIn, type NamedPlace } from '@forecourt/localities/named-places'
import { nearText, placeLabel } from '@forecourt/localities/near-place'
import { placeKey } from '@forecourt/localities/place-key'
import { remembering, type StockWords } from './bare-place.ts'
import { extractYard, listsOf } from './extract-yard.ts'
import type { ExtractedPlace } from './extracted-place.ts'
import { type FoundPlace, findPlace } from './find-place.ts'
import { yearRule } from './year-rule.ts'

export type PlaceContext = {
  /** The site's. */
  places: readonly Place[]
  stock: StockWords
  thisYear: number
  /** The last word is still being typed. */
  isUnfinished?: boolean
}

/**
 * SR-20: the yards that the words name (`extract-yard.ts`), or else the place of the country (`ute perth`), and the other words. Yards
 * in a state, a capital or a region are a filter; any other place is what to be near to (`near geelong`). Where a site has one yard,
 * all of its stock is there, so its place filters nothing, and another's distance is said.
 */
export function extractPlace(query: string, context: PlaceContext): ExtractedPlace | undefined {
  const { places, stock, thisYear, isUnfinished = false } = context
  if (places.length === 0) return undefined
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const yard = extractYard(typed, words, places)
  if (yard) return yard
  const { isYear } = yearRule(thisYear)
  const found = findPlace(words, { yards: places, stock: remembering(stock), isUnfinished, isYear })
  if (!found) return extractUnknownPostcode(typed, words, places)
  const left = typed.toSpliced(found.begin, found.end - found.begin).join(' ')
  return { left, ...placeFilters(found, typed.slice(found.begin, found.end).join(' '), places) }
}

/** `near 4999`, which no suburb has: the answer says so. */
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

/** A state, a capital, a region and a distance have the yards within; a suburb, a postcode and what is `near` only have near ones. */
function placeFilters(
  { place, isNear, isStateSaid, radiusKm }: FoundPlace,
  typed: string,
  places: readonly Place[],
): Omit<ExtractedPlace, 'left'> {
  const [only, ...others] = places
  const near = place.kind === 'postcode' ? place.postcode : nearText(place, isStateSaid)
  const isWithin = (yard: Place) =>
    radiusKm === undefined ? isWide(place) && isIn(place, yard) : distanceToPlace(place, yard) <= radiusKm
  if (only && others.length === 0) {
    if (isOfYard(place, only, radiusKm)) return { lists: {} }
    const km = shownDistance(place, only)
    return { lists: {}, elsewhere: { typed, city: only.city, name: placeLabel(place), km } }
  }
  const within = places.filter(isWithin)
  if (within.length === places.length) return { lists: {} }
  const isOrder = isNear && radiusKm === undefined && place.kind !== 'state'
  return within.length === 0 || isOrder ? { lists: {}, near } : { lists: listsOf(places, within), near }
}

/** Whether the stock of an only yard is where the words are. A suburb beside its own is another place, whose distance is shown. */
function isOfYard(place: NamedPlace, yard: Place, radiusKm = 0): boolean {
  if (distanceToLocality(place, yard) <= radiusKm) return true
  if (!isIn(place, yard)) return false
  const isLarge = place.kind === 'state' || place.kind === 'capital'
  return isLarge || place.localities.some(({ name }) => placeKey(name) === placeKey(yard.city))
}

/** Kilometres as people expect them: from the suburb that a region is called after, or else from its nearest. */
function shownDistance(place: NamedPlace, yard: Place): number {
  const namesake = place.localities.find(({ name }) => placeKey(name) === placeKey(place.name))
  return place.kind === 'region' && namesake ? distanceKm(namesake, yard) : distanceToLocality(place, yard)
}

const isWide = ({ kind }: NamedPlace): boolean => kind === 'state' || kind === 'capital' || kind === 'region'
