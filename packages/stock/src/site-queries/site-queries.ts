import type { FacetValues, HitList, Similar, Suggestions } from '@forecourt/contracts/search/list-responses'
import type { Site } from '@forecourt/contracts/site/site'
import { mixedKinds } from '@forecourt/domain/search/order/mixed-kinds'
import { pageSize } from '@forecourt/domain/search/pagination'
import { type ListFilter, listNames, searchFilters } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { newestQuery, similarHits } from '@forecourt/domain/vehicle/similar/similar-vehicles'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { parseQuery } from '@forecourt/lambda-kit/http/parse-params'
import * as z from 'zod/mini'
import { readSearch, stockSearchOf } from './search-stock.ts'
import { shownHits } from './shown-vehicles.ts'
import { findVehicle } from './vehicles/find-vehicle.ts'

/** Queries of a site's stock beside whole searches. Their scope, too, comes from the site alone (TN-10). */

const maxListed = 100
const limitWords = `a whole number from 1 to ${maxListed}`
const limitSchema = z.object({
  limit: z
    .string(limitWords)
    .check(z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxListed, limitWords)),
})

const textWords = `text of at most ${searchLimits.queryLength} characters`
const text = z.string(textWords).check(z.maxLength(searchLimits.queryLength, textWords))
const textSchema = z.object({ text })
const anyTextSchema = z.object({ text: z._default(text, '') })

/** SR-18. Kinds of vehicles are in turn, as in results. */
export async function listStock(site: Site, query: string): Promise<HitList> {
  const { limit } = parseQuery(limitSchema, query)
  const { scope, search } = await stockSearchOf(site)
  const state = readSearch(query)
  const { hits, ...found } = await search.list(scope, state, Number(limit))
  return { ...found, hits: mixedKinds(shownHits(hits, site), state, Number(limit)) }
}

/**
 * VD-11, VD-13.
 * @throws AppError `not_found` for a vehicle that the site does not show.
 */
export async function similarStock(site: Site, slug: string): Promise<Similar> {
  const vehicle = await findVehicle(site, slug)
  const { scope, search } = await stockSearchOf(site)
  const similar = await search.similar(scope, vehicle)
  if (similar.hits.length > 0) return { kind: 'similar', ...similar, hits: shownHits(similar.hits, site) }
  const newest = await search.list(scope, parseSearch(newestQuery).state, pageSize)
  return { kind: 'newest', ...similar, ...newest, hits: shownHits(similarHits(newest.hits, vehicle), site) }
}

/** Completions of the typed words, under all other filters. */
export async function suggestStock(site: Site, query: string): Promise<Suggestions> {
  const { text } = parseQuery(textSchema, query)
  const { scope, search } = await stockSearchOf(site)
  const { suggestions, ...found } = await search.suggest(scope, readSearch(query), text)
  return {
    ...found,
    suggestions: suggestions.map(({ label, filter, state, count }) => ({
      label,
      // Beside `Toyota Corolla` its make is not repeated.
      kind: searchFilters[filter === 'make_model' ? 'model' : filter].label,
      query: formatSearch(state),
      count,
    })),
  }
}

const isListFilter = (name: string): name is ListFilter => listNames.some((own) => own === name)

/**
 * The values of one filter, including filters that answers do not count.
 * @throws AppError `bad_request` for an unknown name.
 */
export async function facetValues(site: Site, filter: string, query: string): Promise<FacetValues> {
  if (!isListFilter(filter))
    throw new AppError('bad_request', `There is no list filter ${filter}; there are ${listNames.join(', ')}.`)
  const { text } = parseQuery(anyTextSchema, query)
  const { scope, search } = await stockSearchOf(site)
  return search.facetValues(scope, readSearch(query), { filter, text })
}
