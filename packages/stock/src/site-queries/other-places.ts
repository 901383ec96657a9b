import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import { setNear, setQuery } from '@forecourt/domain/search/search-update'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { hasSeveralPlaces } from '@forecourt/domain/vehicle/vehicle-location'
import { namesakes } from '@forecourt/localities/near-place'
import { placeReadings } from '@forecourt/stock-search/text/places/place-readings'

const maxPlaces = 3

type Answered = {
  site: Pick<Site, 'locations' | 'hidden_locations'>
  state: SearchState
  ignoredTerms: readonly string[]
  count: number
}

/**
 * SR-20. What else the words may mean: other places of the name that was typed, or places called as words that found nothing. On a site
 * with one place none has another order.
 */
export function otherPlaces({ site, state, ignoredTerms, count }: Answered): Pick<SearchResult, 'other_places'> {
  if (!hasSeveralPlaces(site)) return {}
  const points = shownLocations(site).map(({ address }) => address)
  const places = [...namesOfNear(state, points), ...namesOfWords(state, points, { ignoredTerms, count })]
  return places.length > 0 ? { other_places: places.slice(0, maxPlaces) } : {}
}

type Points = Parameters<typeof namesakes>[1]

const namesOfNear = (state: SearchState, points: Points) =>
  namesakes(state.near ?? '', points).map(({ label, near }) => ({ label, query: formatSearch(setNear(state, near)) }))

function namesOfWords(state: SearchState, points: Points, found: Pick<Answered, 'ignoredTerms' | 'count'>) {
  if (state.query === '' || (found.count > 0 && found.ignoredTerms.length === 0)) return []
  const ignored = new Set(found.ignoredTerms.flatMap(splitWords))
  const isUnused = (word: string) => found.count === 0 || ignored.has(word)
  return placeReadings(state.query, { points, isUnused, isAlone: found.count === 0 }).map(({ place, left }) => ({
    label: place.label,
    query: formatSearch(setNear(setQuery(state, left), place.near)),
  }))
}
