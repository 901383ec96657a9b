import type { FacetBucket, Histogram } from '@forecourt/contracts/search/search-result'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { type Budget, budgetPrices, readBudget } from '@forecourt/domain/finance/budget/budget'
import { boughtPrice } from '@forecourt/domain/finance/budget/budget-loan'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { setRange, setSort, setValues } from '@forecourt/domain/search/search-update'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** `found` is null where the search failed; then the page still says what the budget is. */
export type BudgetData = {
  query: string
  found: { count: number; bodies: FacetBucket[]; price?: Histogram; cheapest?: number } | null
}

/** What is chosen of the bodies, as the search's own parameter. */
export const chosenBodies = (query: string): readonly string[] => parseSearch(query).state.lists.body ?? []

type Finance = PublicSite['finance']

/** BF-4. Prices above $1,000 and up to what the budget buys, of the chosen bodies. */
function budgetSearch(budget: Budget, bodies: readonly string[], finance: Finance): SearchState {
  const within = setRange(emptySearch, 'price', budgetPrices(boughtPrice(budget, finance)))
  return setSort(setValues(within, 'body', bodies), 'price_asc')
}

/** One query: its facets count each body within the budget, its first vehicle is the cheapest, and its histogram spans the prices of all budgets. */
export async function findBudget(query: string, api: LoadApi, finance: Finance): Promise<BudgetData> {
  const { search } = await loadEndpoints()
  const state = budgetSearch(readBudget(query), chosenBodies(query), finance)
  const result = await api.get(search, {}, formatSearch(state)).catch(() => null)
  if (!result) return { query, found: null }
  const { price } = result.histograms
  const bodies = result.facets.body ?? []
  const cheapest = result.hits.map(purchasePrice).find((amount) => amount !== undefined)
  const prices = { ...(price && { price }), ...(cheapest !== undefined && { cheapest }) }
  return { query, found: { count: result.count, bodies, ...prices } }
}

export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<BudgetData>> {
  if (!hasBudgets(site)) return { kind: 'notFound' }
  return { kind: 'found', data: await findBudget(request.query, api, site.finance) }
}
