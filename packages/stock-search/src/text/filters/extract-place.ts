import type { SearchState } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { Place } from '@forecourt/domain/stock/stock-scope'

type Lists = Pick<SearchState['lists'], 'dealership_name' | 'location_name'>

/** Words that only lead to a place. */
const prepositions: ReadonlySet<string> = new Set(['around', 'at', 'from', 'in', 'near'])

/**
 * SR-20: the yards that the words name by their city or their name, the longest first (`mazda near southport`), and the other words. Where
 * a site has one yard, all of its stock is there, so its place filters nothing.
 */
export function extractPlace(query: string, places: readonly Place[]): { left: string; lists: Lists } | undefined {
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const phrases = [...new Set(places.flatMap(({ name, city }) => [name, city]))]
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
  return undefined
}

function listsOf(places: readonly Place[], phrase: string): Lists {
  if (places.length === 1) return {}
  const named = places.filter(({ name, city }) => [name, city].some((own) => splitWords(own).join(' ') === phrase))
  const names = [...new Set(named.map(({ name }) => name))].sort()
  const isOnly = (place: Place) => places.filter(({ dealership }) => dealership === place.dealership).length === 1
  // A dealership with several places has some of its stock in each.
  return named.every(isOnly) ? { dealership_name: names } : { location_name: names }
}
