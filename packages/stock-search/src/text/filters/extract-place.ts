import { postcodeOfArea, stateOfPostcode } from '@forecourt/domain/locations/postcodes'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { Place } from '@forecourt/domain/stock/stock-scope'

type Lists = Pick<SearchState['lists'], 'dealership_name' | 'location_name'>

/** The other words, and the filters of a yard, the postcode to be near to, or the words of a place that is ignored. */
export type ExtractedPlace = { left: string; lists: Lists; near?: string; ignored?: string }

/** Words that only lead to a place. */
const prepositions: ReadonlySet<string> = new Set(['around', 'at', 'from', 'in', 'near'])
/** Words before any place of the country. `around 2019` is a year. */
const distanceWords: ReadonlySet<string> = new Set(['around', 'near'])
const maxAreaWords = 3

/**
 * SR-20: the yards that the words name (`namesOf`), the longest first (`mazda near southport`), and the other words. Where
 * a site has one yard, all of its stock is there, so its place filters nothing. Another place of the country (`near geelong`, `near
 * 3220`) is the one to be near to; a site with one yard ignores it.
 */
export function extractPlace(query: string, places: readonly Place[]): ExtractedPlace | undefined {
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const phrases = [...new Set(places.flatMap(namesOf))]
    .map((phrase) => splitWords(phrase))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  for (const phrase of phrases) {
    const at = words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word))
    if (at < 0) continue
    const begin = prepositions.has(words[at - 1] ?? '') ? at - 1 : at
    const left = typed.toSpliced(begin, at - begin + phrase.length).join(' ')
    return { left, lists: listsOf(places, phrase.join(' ')) }
  }
  return extractArea(typed, words, places.length)
}

function extractArea(typed: readonly string[], words: readonly string[], places: number): ExtractedPlace | undefined {
  for (const [at, preposition] of words.entries()) {
    if (!distanceWords.has(preposition)) continue
    for (let length = maxAreaWords; length > 0; length--) {
      const name = words.slice(at + 1, at + 1 + length)
      const near = name.length === length ? areaPostcode(preposition, name.join(' ')) : undefined
      if (!near) continue
      const left = typed.toSpliced(at, 1 + length).join(' ')
      if (places > 1) return { left, lists: {}, near }
      return { left, lists: {}, ignored: typed.slice(at + 1, at + 1 + length).join(' ') }
    }
  }
  return undefined
}

const areaPostcode = (preposition: string, name: string): string | undefined =>
  preposition === 'near' && stateOfPostcode(name) ? name : postcodeOfArea(name)

/** A place is named by its name, its city, and the words that both have: Meridian Geelong in Geelong West is at Geelong. */
function namesOf({ name, city }: Place): string[] {
  const inCity = new Set(splitWords(city))
  const shared = splitWords(name).filter((word) => inCity.has(word))
  return [splitWords(name).join(' '), splitWords(city).join(' '), shared.join(' ')]
}

function listsOf(places: readonly Place[], phrase: string): Lists {
  if (places.length === 1) return {}
  const named = places.filter((place) => namesOf(place).includes(phrase))
  const names = [...new Set(named.map(({ name }) => name))].sort()
  const isOnly = (place: Place) => places.filter(({ dealership }) => dealership === place.dealership).length === 1
  // A dealership with several places has some of its stock in each.
  return named.every(isOnly) ? { dealership_name: names } : { location_name: names }
}
