import {
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  type Range,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import { listingConditions } from '@forecourt/domain/stock/listing-conditions'
import { type StockScope, scopeLists } from '@forecourt/domain/stock/stock-scope'
import { isPlaceFilter, numberField } from '../../filter-values.ts'
import type { Constraint } from '../../interpret-search.ts'
import { comparedField, dealershipField, numberFieldName, rawField, shownField } from '../index/field-names.ts'
import { all, any, type Clause } from './clause.ts'
import { placeClause } from './place-clause.ts'

/** Both ends included; with neither, all documents with a value. */
const rangeClause = (field: string, { min, max }: Range): Clause =>
  min === undefined && max === undefined
    ? { exists: { field } }
    : { range: { [field]: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) } } }

/** SR-11, TN-7, TN-8, TN-10, TN-13: the vehicles that a tenant's shoppers may see. Contains no request values. */
export function listedClauses(scope: StockScope, now: number): Clause[] {
  const own = scopeLists(scope).map(({ field, values }) => ({
    terms: { [field === 'dealership_slug' ? dealershipField : rawField(field)]: values },
  }))
  const listed = listingConditions(scope, now).map(({ status, limits }) =>
    all([
      { term: { [rawField('status')]: status } },
      ...limits.map((limit) => rangeClause(numberFieldName(limit.field), limit)),
    ]),
  )
  return [{ term: { [shownField]: true } }, ...own, any(listed)]
}

/** SR-9: with ascending prices, vehicles without a price can be left out. */
export const pricedClauses = (scope: StockScope, { sortBy }: SearchState): Clause[] =>
  scope.isPriceAboveZero && sortBy === 'price_asc'
    ? [{ range: { [numberFieldName(numberField('price', scope))]: { gt: 0 } } }]
    : []

/** The clause of each active filter. */
export function constraintClauses(scope: StockScope, { lists, ranges, flags }: SearchState): Map<Constraint, Clause> {
  const clauses = new Map<Constraint, Clause>()
  for (const name of listNames) {
    const chosen = lists[name]
    if (chosen && chosen.length > 0) clauses.set(name, listClause(scope, name, chosen))
  }
  for (const name of rangeNames) {
    const range = ranges[name]
    if (range) clauses.set(name, rangeClause(numberFieldName(numberField(name, scope)), range))
  }
  for (const name of flagNames) if (flags[name]) clauses.set(name, { term: { [name]: true } })
  return clauses
}

function listClause(scope: StockScope, name: ListFilter, chosen: readonly string[]): Clause {
  if (isPlaceFilter(name)) return placeClause(scope, name, chosen)
  const field = comparedField(name)
  if (filterRow(name).every) return all(chosen.map((value) => ({ term: { [field]: folded(value) } })))
  return { terms: { [field]: [...new Set(chosen.map(folded))] } }
}
