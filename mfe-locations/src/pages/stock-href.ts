import type { PublicSite } from '@forecourt/contracts/site/site'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { formatSearch, searchHref } from '@forecourt/domain/search/search-url'

type Named = { make?: string | undefined; model?: string | undefined }

function stateOf({ make, model }: Named) {
  const ofMake = make === undefined ? emptySearch : setValues(emptySearch, 'make', [make])
  return model === undefined ? ofMake : setValues(ofMake, 'model', [model])
}

/** The search for a make, or one of its models. */
export const stockQuery = (named: Named): string => formatSearch(stateOf(named))
export const stockHref = ({ paths }: Pick<PublicSite, 'paths'>, named: Named): string =>
  searchHref(paths.search, stateOf(named))
