import { folded } from '@forecourt/domain/search/search-text'
import type { Place, StockScope } from '@forecourt/domain/stock/stock-scope'
import { dealershipNames, type PlaceFilter } from '../../filter-values.ts'
import { placeKey } from '../index/document.ts'
import { dealershipField, placeField } from '../index/field-names.ts'
import { all, any, type Clause, none } from './clause.ts'

/** Vehicles at one of the named places of a tenant, or of one of the named dealerships (TN-12). */
export function placeClause(scope: StockScope, filter: PlaceFilter, chosen: readonly string[]): Clause {
  const wanted = new Set(chosen.map(folded))
  if (filter === 'dealership_name') {
    const named = [...dealershipNames(scope)].filter(([, name]) => wanted.has(folded(name)))
    return { terms: { [dealershipField]: named.map(([dealership]) => dealership) } }
  }
  const clauses = scope.places.filter(({ name }) => wanted.has(folded(name))).flatMap((place) => atPlace(scope, place))
  return clauses.length > 0 ? any(clauses) : none
}

/** Vehicles in the place's city, and at a dealership's default place all those that no other place includes. */
function atPlace({ places }: StockScope, place: Place): Clause[] {
  const theirs = places.filter(({ dealership }) => dealership === place.dealership)
  const inCity = { term: { [placeField]: placeKey(place.dealership, place.city) } }
  const isFirstOfCity = theirs.find(({ city }) => city === place.city) === place
  const isUsual = theirs.find((own) => own.isUsual) === place
  const elsewhere = { terms: { [placeField]: theirs.map(({ city }) => placeKey(place.dealership, city)) } }
  const rest = { bool: { filter: [{ term: { [dealershipField]: place.dealership } }], must_not: [elsewhere] } }
  return [...(isFirstOfCity ? [all([inCity])] : []), ...(isUsual ? [rest] : [])]
}
