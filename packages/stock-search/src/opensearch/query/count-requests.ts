import {
  filterRow,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { isPlaceFilter, numberField } from '../../filter-values.ts'
import type { Constraint } from '../../interpret-search.ts'
import { textFields } from '../../text/terms/text-fields.ts'
import { distributionAggs, maxValues } from '../aggregations/distribution.ts'
import { countField, countFilter } from '../aggregations/value-counts.ts'
import { numberFieldName, rawField, yearField } from '../index/field-names.ts'
import type { Clause } from './clause.ts'
import { constraintClauses, listedClauses, pricedClauses } from './filter-clauses.ts'

/** A search as clauses: the listed stock, and the active filters. */
export type SearchClauses = {
  scope: StockScope
  state: SearchState
  listed: Clause[]
  constraints: ReadonlyMap<Constraint, Clause>
}

export function select(
  scope: StockScope,
  state: SearchState,
  { now, text }: { now: number; text?: Clause },
): SearchClauses {
  const constraints = constraintClauses(scope, state)
  if (text) constraints.set('query', text)
  return { scope, state, listed: listedClauses(scope, now), constraints }
}

/** The selection, or the selection without one of the filters (SR-6). */
export const selectedClauses = (
  { scope, state, listed, constraints }: SearchClauses,
  except?: Constraint,
): Clause[] => [
  ...listed,
  ...pricedClauses(scope, state),
  ...[...constraints].filter(([name]) => name !== except).map(([, clause]) => clause),
]

/** A count request: the clauses and the aggregations. */
export type CountRequest = { clauses: Clause[]; aggs: Record<string, object> }
export type CountRequests = Map<string, CountRequest>

export const listAgg = (filter: ListFilter): string => `list ${filter}`
export const rangeAgg = (filter: RangeFilter, part: 'values' | 'stats'): string => `range ${filter} ${part}`

/** The names of the requests. */
export const selected = 'selected'
const listed = 'listed'
export const view = 'view'
export const without = (constraint: Constraint): string => `without ${constraint}`
const offeredWith = (filter: ListFilter): string => `offered ${filter}`

const isInPanel = (name: ListFilter | RangeFilter): boolean => filterRow(name).panel !== undefined
export const countedLists = ({ constraints }: SearchClauses): ListFilter[] =>
  listNames.filter((name) => isInPanel(name) || constraints.has(name))
export const countedRanges = ({ constraints }: SearchClauses): RangeFilter[] =>
  rangeNames.filter((name) => isInPanel(name) || constraints.has(name))

/**
 * The request that counts a filter's own values: without its filter, or with it if a vehicle must have every chosen
 * value.
 */
export const ownRequest = ({ constraints }: SearchClauses, name: ListFilter | RangeFilter): string =>
  constraints.has(name) && !filterRow(name).every ? without(name) : selected

/** The request for the values that it offers: of all listed vehicles, or of those with the chosen parent value. */
export function offeredRequest(selection: SearchClauses, name: ListFilter): string {
  const { of: parent } = filterRow(name)
  if (parent) return selection.constraints.has(parent) ? offeredWith(name) : ownRequest(selection, name)
  return listedRequest(name)
}

/** The request that counts a filter's values among all listed vehicles. */
export const listedRequest = (name: ListFilter | RangeFilter): string => (isInPanel(name) ? view : listed)

const distribution = (scope: StockScope, name: RangeFilter, size = maxValues): Record<string, object> => {
  const { values, stats } = distributionAggs(numberFieldName(numberField(name, scope)), size)
  return { [rangeAgg(name, 'values')]: values, [rangeAgg(name, 'stats')]: stats }
}

/** All counts for an answer, except those in the view. `lists` and `ranges` are the filters to count. */
export function countRequests(
  selection: SearchClauses,
  lists: readonly ListFilter[],
  ranges: readonly RangeFilter[],
  size = maxValues,
): CountRequests {
  const { scope, constraints } = selection
  const questions: CountRequests = new Map([[selected, { clauses: selectedClauses(selection), aggs: {} }]])
  for (const name of constraints.keys())
    questions.set(without(name), { clauses: selectedClauses(selection, name), aggs: {} })
  const add = (key: string, aggs: Record<string, object>) => {
    if (key === view) return
    const known = questions.get(key) ?? { clauses: selection.listed, aggs: {} }
    questions.set(key, { ...known, aggs: { ...known.aggs, ...aggs } })
  }
  for (const name of lists) {
    const parent = filterRow(name).of && constraints.get(filterRow(name).of ?? 'make')
    if (parent) questions.set(offeredWith(name), { clauses: [...selection.listed, parent], aggs: {} })
    for (const key of [ownRequest(selection, name), offeredRequest(selection, name)])
      add(key, { [listAgg(name)]: countFilter(name) })
  }
  for (const name of ranges)
    for (const key of [ownRequest(selection, name), listedRequest(name)]) add(key, distribution(scope, name, size))
  return questions
}

/** The unfiltered data of a tenant's stock: values, words and the span of each range. */
export function viewRequest(scope: StockScope, now: number): CountRequest {
  const lists = new Set(listNames.filter((name) => isInPanel(name) || (name in textFields && !isPlaceFilter(name))))
  return {
    clauses: listedClauses(scope, now),
    aggs: {
      ...Object.fromEntries([...lists].map((name) => [listAgg(name), countFilter(name)])),
      year: countField(yearField),
      ...Object.assign({}, ...rangeNames.filter(isInPanel).map((name) => distribution(scope, name))),
    },
  }
}

export const textField = (name: keyof typeof textFields): string => (name === 'year' ? 'year' : listAgg(name))
export const statusField = rawField('status')
