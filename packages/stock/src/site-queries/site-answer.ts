import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { locationDistances } from '@forecourt/domain/locations/location-distances'
import { openEndedScale } from '@forecourt/domain/search/filters/open-ended-scale'
import { redundantFilters } from '@forecourt/domain/search/filters/redundant-filters'
import { mixedKinds } from '@forecourt/domain/search/order/mixed-kinds'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { stockCount } from '@forecourt/domain/stock/stock-count'
import { nearPlace } from '@forecourt/localities/near-place'
import type { EngineResult } from '@forecourt/stock-search/port'
import { otherPlaces } from './other-places.ts'
import { promosOf } from './promos-of.ts'
import { searchNotice } from './search-notice.ts'
import { shownHits } from './shown-vehicles.ts'

/** The engine's answer to a search as the site shows it. */
export function siteAnswer(
  site: Site,
  state: SearchState,
  { ignoredTerms = [], elsewhere, otherReadings: _others, ...answer }: EngineResult,
): SearchResult {
  const histograms = Object.entries(answer.histograms).map(([name, own]) => [name, openEndedScale(own)])
  const found = {
    ...answer,
    histograms: Object.fromEntries(histograms),
    hits: mixedKinds(shownHits(answer.hits, site), state, site.page_size),
  }
  const area = state.near === undefined ? undefined : nearPlace(state.near)
  const result = {
    ...found,
    ...locationDistances(site, area),
    ...redundantFilters(found),
    ...promosOf(site, state, found.hits.length),
    ...otherPlaces({ site, state, ignoredTerms, count: found.count }),
    ...searchNotice({ site, state, ignoredTerms, elsewhere, area, result: found }),
  }
  return isNarrowed(state) ? result : { ...result, count: stockCount(result.facets.car_type ?? [], site.stock_count) }
}

/** A query with only order and page still lists everything. */
const isNarrowed = ({ page: _page, near: _near, sortBy, ...state }: SearchState): boolean =>
  sortBy === 'price_asc' || formatSearch({ ...emptySearch, ...state }) !== ''
