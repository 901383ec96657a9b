import { pageSize } from '@forecourt/domain/search/pagination'
import { sortOrders } from '@forecourt/domain/search/search-filters'
import { numberField } from '../../filter-values.ts'
import { dealershipField, idField, numberFieldName } from '../index/field-names.ts'
import type { Clause } from './clause.ts'
import { type CountRequest, type Selection, selectedClauses, statusField } from './count-requests.ts'

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

/** SR-8. What has no value comes last, and the id settles what is equal; two dealers may use the same id. */
export function sortOf({ scope, state: { sortBy }, constraints }: Selection): Sort {
  const { field, isDescending } = sortOrders[sortBy]
  const isByScore = sortBy === 'rank' && constraints.has('query')
  const order = isDescending ? 'desc' : 'asc'
  return [
    ...(isByScore ? [{ _score: { order: 'desc' } as const }] : []),
    // An index of the release before may not have it at all.
    { [numberFieldName(numberField(field, scope))]: { order, missing: '_last', unmapped_type: 'double' } },
    { [idField]: { order: 'asc' } },
    { [dealershipField]: { order: 'asc' } },
  ]
}

/** Only where the score is sorted by are the words more than a filter. */
export function queryOf(selection: Selection): Clause {
  const text = selection.constraints.get('query')
  if (!text || selection.state.sortBy !== 'rank') return { bool: { filter: selectedClauses(selection) } }
  return { bool: { filter: selectedClauses(selection, 'query'), must: [text] } }
}

/** What is counted of everything that is found. Without hits it is answered from the index's cache. */
export const selectedBody = (selection: Selection, { clauses, aggs }: CountRequest): SearchBody =>
  countBody({ clauses, aggs: { ...aggs, ...(selection.scope.collapsesSold && { [soldAgg]: { filter: soldClause } }) } })

/** A page of the hits; undefined where it lies too deep to be asked for by its number. */
export const pageBody = (selection: Selection, from: number, window: number): SearchBody | undefined =>
  from + pageSize <= window ? { ...hitsBody(selection), from } : undefined

export const hitsBody = (selection: Selection): SearchBody => ({
  size: pageSize,
  track_total_hits: false,
  _source: ['hit'],
  query: queryOf(selection),
  sort: sortOf(selection),
})

/** So many of the selected vehicles in order, with nothing but where they stand in it. */
export const scanBody = (selection: Selection, size: number): SearchBody => ({
  size,
  track_total_hits: false,
  _source: false,
  query: queryOf(selection),
  sort: sortOf(selection),
})

/** The same order from its other end. */
export const reverseSort = (sort: Sort): Sort =>
  sort.map((by) => Object.fromEntries(Object.entries(by).map(([field, sorted]) => [field, turned(sorted)])))

const turned = ({ order, missing, ...others }: SortBy): SortBy => ({
  ...others,
  order: order === 'asc' ? 'desc' : 'asc',
  ...(missing && { missing: missing === '_last' ? '_first' : '_last' }),
})
