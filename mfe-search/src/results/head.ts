import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { onlyKnownValues } from '@forecourt/domain/search/filters/known-values'
import { resultsHeading } from '@forecourt/domain/search/results-heading'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { countOf } from '@forecourt/domain/text/numbers'
import type { Head, PageContext } from '@forecourt/shell-api'
import { resultsJsonLd } from '#json-ld'
import type { SearchData } from './load.ts'

/** Title, description, canonical address and list of vehicles for search engines; searches by words are not for them. */
export function head(data: SearchData, { request, site }: PageContext): Head {
  const { state: asked } = parseSearch(request.query)
  const { near: _near, ...state } = data.kind === 'result' ? onlyKnownValues(asked, data.result.facets) : asked
  const heading = resultsHeading(state, site)
  const page = state.page > 1 ? `, page ${state.page}` : ''
  const base = {
    title: `${heading}${page} | ${site.name}`,
    // The order of the same vehicles is no page of its own.
    canonical: searchHref(site.paths.search, { ...state, sortBy: emptySearch.sortBy }),
  }
  if (data.kind !== 'result') return { ...base, description: site.copy.search_description, noIndex: true }
  const { result } = data
  const isOwnPage = heading === site.copy.search_heading
  const counted = `${heading}: ${countOf(result.count, site.copy.noun)} with photos and prices at ${site.name}.`
  return {
    ...base,
    description: isOwnPage ? site.copy.search_description : counted,
    noIndex: state.query !== '' || result.count === 0,
    image: result.hits[0] && firstPhoto(result.hits[0])?.url,
    jsonLd: resultsJsonLd({ result, site, heading, address: base.canonical }),
  }
}
