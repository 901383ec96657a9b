import { distanceKm } from '@forecourt/domain/locations/distance'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { Place } from '@forecourt/domain/stock/stock-scope'
import { findLocalities } from '@forecourt/localities/localities'
import { isIn, type NamedPlace, placesNamed } from '@forecourt/localities/named-places'
import { placeKey } from '@forecourt/localities/place-key'
import type { ExtractedPlace, PlaceLists } from './extracted-place.ts'
import { leadTo } from './place-lead.ts'

/** SR-20: the yards that the words name, the longest name first (`mazda near southport`), and the other words. */
export function extractYard(
  typed: readonly string[],
  words: readonly string[],
  places: readonly Place[],
): ExtractedPlace | undefined {
  const phrases = [...new Set(places.flatMap(namesOf))]
    .map((phrase) => splitWords(phrase))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  for (const phrase of phrases) {
    const at = words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word))
    if (at < 0) continue
    const name = phrase.join(' ')
    const yards = places.filter((place) => namesOf(place).includes(name))
    const narrowed = narrowYards({ name, yards, begin: at, end: at + phrase.length }, words)
    if (!narrowed) continue
    const { begin, radiusKm = 0 } = leadTo(words, narrowed.begin)
    const within = places.filter((place) =>
      narrowed.yards.some((yard) => yard === place || distanceKm(yard, place) <= radiusKm),
    )
    return { left: typed.toSpliced(begin, narrowed.end - begin).join(' '), lists: listsOf(places, within) }
  }
  return undefined
}

/** The yards that a name means, and its words with those that say where. */
type NamedYards = { name: string; yards: readonly Place[]; begin: number; end: number }

const maxAreaWords = 3

/**
 * The yards that states or postcodes beside their name leave: `richmond vic 3121`, `vic richmond`. Undefined where they say another
 * place of that name: `richmond nsw` of a yard in Victoria.
 */
function narrowYards({ name, yards, begin, end }: NamedYards, words: readonly string[]): NamedYards | undefined {
  for (const area of areasBeside(words, begin, end)) {
    const within = yards.filter((yard) => isIn(area.place, yard))
    if (within.length > 0) return narrowYards({ name, yards: within, begin: area.begin, end: area.end }, words)
    if (findLocalities(name).some((own) => area.place.localities.includes(own))) return undefined
  }
  return { name, yards, begin, end }
}

/** The states and postcodes behind and before some words, the longest first, with where all the words begin and end. */
function* areasBeside(words: readonly string[], begin: number, end: number) {
  for (let last = Math.min(words.length, end + maxAreaWords); last > end; last--) {
    const place = areaNamed(words.slice(end, last))
    if (place) yield { place, begin, end: last }
  }
  for (let first = Math.max(0, begin - maxAreaWords); first < begin; first++) {
    const place = areaNamed(words.slice(first, begin))
    if (place) yield { place, begin: first, end }
  }
}

const areaNamed = (words: readonly string[]): NamedPlace | undefined =>
  placesNamed(placeKey(words.join(' '))).find(({ kind }) => kind === 'state' || kind === 'postcode')

/** A place is named by its name, its city, and the words that both have: Meridian Geelong in Geelong West is at Geelong. */
function namesOf({ name, city }: Place): string[] {
  const inCity = new Set(splitWords(city))
  const shared = splitWords(name).filter((word) => inCity.has(word))
  return [splitWords(name).join(' '), splitWords(city).join(' '), shared.join(' ')]
}

/** The filter of some of a site's yards; none on a site with one. */
export function listsOf(places: readonly Place[], named: readonly Place[]): PlaceLists {
  if (places.length === 1) return {}
  const names = [...new Set(named.map(({ name }) => name))].sort()
  const isOnly = (place: Place) => places.filter(({ dealership }) => dealership === place.dealership).length === 1
  // A dealership with several places has some of its stock in each.
  return named.every(isOnly) ? { dealership_name: names } : { location_name: names }
}
