import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { distanceKm, distanceText } from '@forecourt/domain/locations/distance'
import type { NearArea } from '@forecourt/domain/locations/location-distances'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { nearPostcode } from '@forecourt/domain/search/near'
import { listNames, type SearchState, searchFilters } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'
import { dealerLocation, hasSeveralPlaces } from '@forecourt/domain/vehicle/vehicle-location'
import type { EngineResult } from '@forecourt/stock-search/port'
import { isUnfiltered } from '@forecourt/stock-search/text/filters/recognise-unfiltered'
import { isVehicleName } from '@forecourt/stock-search/text/places/known-vehicles'

const { valuesPerFilter, queryLength } = searchLimits

type NoticeInput = {
  site: Pick<Site, 'copy' | 'locations'>
  state: SearchState
  /** The ignored words. */
  ignoredTerms: readonly string[]
  /** A place of the words where the site, which has one yard, is not. */
  elsewhere?: EngineResult['elsewhere']
  /** What the search is to be near to. */
  area?: NearArea | undefined
  result: Pick<SearchResult, 'stale' | 'hits' | 'page' | 'count'>
}

/** Farther away nothing is near: the notice says how far it is. */
const nearKm = 50

/** SR-20. Where the nearest is, if that is far. */
function nearestText({ site, state, area, result: { hits, page } }: NoticeInput): string | false {
  const [nearest] = hits
  if (!area || !nearest || page > 1 || state.sortBy !== 'rank' || !hasSeveralPlaces(site)) return false
  const yard = dealerLocation(nearest, site)
  const km = yard ? distanceKm(area, yard.address) : 0
  if (!yard || km <= nearKm) return false
  return `No ${site.copy.noun[0]} near ${area.name} matches: the nearest is ${distanceText(km)} away, in ${yard.address.city}.`
}

/** SR-20. How far a site with one yard is from the place that was asked for. */
function elsewhereText({ site, elsewhere }: NoticeInput): string | false {
  if (!elsewhere) return false
  const { typed, name, city, km } = elsewhere
  if (name === undefined || km === undefined) return `${noSuburb(nearPostcode(typed))}, so it is left out.`
  return `All our ${site.copy.noun[1]} are in ${city}, ${distanceText(km)} from ${name}.`
}

const noSuburb = (postcode: string): string => `No suburb has the postcode ${postcode}`

/** SR-20. A make or a model that people know, and that is not in stock. Beside filters it may be there without them. */
const missingVehicleText = ({ state, result: { count } }: NoticeInput): string | false => {
  const isAlone = activeFilters(state).every(({ key }) => key === 'query' || key === 'near')
  return count === 0 && isAlone && isVehicleName(state.query) && `We have no “${state.query}” just now.`
}

/** `“a”, “b” or “c”`. Made when it is used: a process that starts would wait for it. */
const eitherOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(words.map((word) => `“${word}”`))

/** The notices of an answer, in this order. */
const sentences: readonly ((asked: NoticeInput) => string | false)[] = [
  ({ site, result }) =>
    result.stale === true &&
    `Our search is slow to answer just now. These results are from a little earlier, so a ${site.copy.noun[0]} may have sold since.`,
  elsewhereText,
  nearestText,
  missingVehicleText,
  ({ site, ignoredTerms }) => {
    const words = ignoredTerms.filter((term) => !isUnfiltered(term))
    return (
      words.length > 0 &&
      `No ${site.copy.noun[0]} here has ${eitherOf(words)}, so these results are without ${words.length > 1 ? 'them' : 'it'}.`
    )
  },
  ({ ignoredTerms }) => {
    const phrases = ignoredTerms.filter(isUnfiltered)
    return phrases.length > 0 && `Our search cannot filter by ${eitherOf(phrases)}: that has no part in these results.`
  },
  ({ state: { near }, area }) =>
    near !== undefined && !area && `${noSuburb(nearPostcode(near))}, so distance has no part in the order.`,
  ({ state: { lists } }) => {
    const full = listNames.filter((name) => (lists[name]?.length ?? 0) >= valuesPerFilter)
    const names = full.map((name) => `“${searchFilters[name].label}”`).join(' and ')
    return full.length > 0 && `Only ${valuesPerFilter} values of ${names} fit in one search. Any more were left out.`
  },
  // A query that was truncated between two words is a space shorter.
  ({ state: { query } }) =>
    [...query].length >= queryLength - 1 && `Only ${queryLength} letters fit in one search. Any more were left out.`,
]

/**
 * The notice above the results. A page truncates a URL that exceeds a limit and redirects to the rest, so its notice
 * follows from that alone: a search at a limit may have been truncated. If truncated words became a filter (SR-20), the
 * new URL is below the limit, without a notice. Ignored words stay in the URL, so that the page can name them.
 */
export function searchNotice(asked: NoticeInput): Pick<SearchResult, 'notice'> {
  const notices = sentences.map((sentence) => sentence(asked)).filter((text) => text !== false)
  return notices.length > 0 ? { notice: notices.join(' ') } : {}
}
