import type { rowsOfPage } from '@forecourt/domain/search/pagination'
import { sortOrders } from '@forecourt/domain/search/search-filters'
import { numberField } from '../../filter-values.ts'
import { nearness } from '../../nearness.ts'
import { dealershipField, idField, numberFieldName } from '../index/field-names.ts'
import type { Clause } from './clause.ts'
import { type CountRequest, type SearchClauses, selectedClauses, statusField } from './count-requests.ts'
import { placeClause } from './place-clause.ts'
import { worth } from './text-clause.ts'

/** The body of a search request. */
export type SearchBody = Record<string, unknown>

export const soldAgg = 'sold'
export const soldClause = { term: { [statusField]: 'sold' } }

export const countBody = ({ clauses, aggs }: CountRequest): SearchBody => ({
  size: 0,
  track_total_hits: true,
  query: { bool: { filter: clauses } },
  ...(Object.keys(aggs).length > 0 && { aggs }),
})

type SortBy = { order: 'asc' | 'desc'; missing?: '_first' | '_last'; unmapped_type?: 'double' }
export type Sort = Record<string, SortBy>[]

/** SR-8. Missing values are last, and the id breaks ties; two dealers may use the same id. */
export function sortOf({ scope, state, constraints }: SearchClauses): Sort {
  const { sortBy } = state
  const { field, isDescending } = sortOrders[sortBy]
  const isByScore = (sortBy === 'rank' && constraints.has('query')) || nearness(scope, state) !== undefined
  const order = isDescending ? 'desc' : 'asc'
  return [
    ...(isByScore ? [{ _score: { order: 'desc' } as const }] : []),
    // A previous release's index may lack the field.
    { [numberFieldName(numberField(field, scope))]: { order, missing: '_last', unmapped_type: 'double' } },
    { [idField]: { order: 'asc' } },
    { [dealershipField]: { order: 'asc' } },
  ]
}

/** Words and distance affect the score only if it is the sort order; distance then replaces words. */
export function queryOf(selection: SearchClauses): Clause {
  const { scope, state } = selection
  const near = nearness(scope, state)
  if (near) {
    const places = [...near].map(([name, points]) => worth(placeClause(scope, 'location_name', [name]), points))
    return { bool: { filter: selectedClauses(selection), should: places } }
  }
  const text = selection.constraints.get('query')
  if (!text || selection.state.sortBy !== 'rank') return { bool: { filter: selectedClauses(selection) } }
  return { bool: { filter: selectedClauses(selection, 'query'), must: [text] } }
}

/** Counts over all matches. Without hits the index answers from its cache. */
export const selectedBody = (selection: SearchClauses, { clauses, aggs }: CountRequest): SearchBody =>
  countBody({ clauses, aggs: { ...aggs, ...(selection.scope.collapsesSold && { [soldAgg]: { filter: soldClause } }) } })

/** A page of hits; undefined if it is beyond the result window. */
export const pageBody = (
  selection: SearchClauses,
  { first, size }: ReturnType<typeof rowsOfPage>,
  window: number,
): SearchBody | undefined => (first + size <= window ? { ...hitsBody(selection, size), from: first } : undefined)

export const hitsBody = (selection: SearchClauses, size: number): SearchBody => ({
  size,
  track_total_hits: false,
  _source: ['hit'],
  query: queryOf(selection),
  sort: sortOf(selection),
})

/** A number of selected vehicles in order, with their sort values only. */
export const scanBody = (selection: SearchClauses, size: number): SearchBody => ({
  size,
  track_total_hits: false,
  _source: false,
  query: queryOf(selection),
  sort: sortOf(selection),
})

/** The reversed order. */
export const reverseSort = (sort: Sort): Sort =>
  sort.map((by) => Object.fromEntries(Object.entries(by).map(([field, sorted]) => [field, turned(sorted)])))

const turned = ({ order, missing, ...others }: SortBy): SortBy => ({
  ...others,
  order: order === 'asc' ? 'desc' : 'asc',
  ...(missing && { missing: missing === '_last' ? '_first' : '_last' }),
})
