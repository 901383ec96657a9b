import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { parameterProblemText } from '@forecourt/domain/search/address/parameter-problems'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { stockScope } from '@forecourt/domain/stock/stock-scope'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { stockSearch } from '../index/stock-index.ts'
import { siteAnswer } from './site-answer.ts'

/**
 * The answer to a site's search by its query string. The scope comes from the site alone (TN-10).
 * @throws AppError `bad_request` for a query that the codec would have to correct, `unavailable` if the engine cannot
 * answer.
 */
export async function searchStock(site: Site, query: string): Promise<SearchResult> {
  const state = readSearch(query)
  const { scope, search } = await stockSearchOf(site)
  return siteAnswer(site, state, await search.search(scope, state))
}

/** The stock that a site's shoppers may see, in its engine. */
export async function stockSearchOf(site: Site) {
  const scope = stockScope(site)
  return { scope, search: await stockSearch(scope) }
}

/** @throws AppError `bad_request` for a query that the codec would have to correct. */
export function readSearch(query: string): SearchState {
  const { state, problems } = parseSearch(query)
  if (problems.length > 0) throw new AppError('bad_request', problems.map(parameterProblemText).join(' '))
  return state
}
