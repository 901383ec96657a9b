import type { PublicSite } from '@forecourt/contracts/site/site'
import type { CarType } from '@forecourt/contracts/stock/car-types'
import { emptySearch, type SearchState, type SortBy } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { formatSearch, searchHref } from '@forecourt/domain/search/search-url'

type Named = { make?: string | undefined; model?: string | undefined }
type Narrowed = { condition?: CarType; sortBy?: SortBy }

function stateOf({ make, model }: Named, { condition, sortBy = emptySearch.sortBy }: Narrowed = {}): SearchState {
  const ofMake = make === undefined ? emptySearch : setValues(emptySearch, 'make', [make])
  const ofModel = model === undefined ? ofMake : setValues(ofMake, 'model', [model])
  const ofCondition = condition === undefined ? ofModel : setValues(ofModel, 'car_type', [condition])
  return { ...ofCondition, sortBy }
}

/** The search for a make, or one of its models, of any condition or one. */
export const stockQuery = (named: Named, narrowed?: Narrowed): string => formatSearch(stateOf(named, narrowed))
export const stockHref = ({ paths }: Pick<PublicSite, 'paths'>, named: Named, narrowed?: Narrowed): string =>
  searchHref(paths.search, stateOf(named, narrowed))
