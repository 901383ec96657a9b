import {
  filterRow,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { isPlaceFilter, numberField } from '../filter-values.ts'
import type { Narrowing } from '../question.ts'
import { textFields } from '../text/fields.ts'
import type { Clause } from './clause.ts'
import { listedClauses, narrowingClauses, pricedClauses } from './clauses.ts'
import { distributionAggs, mostValues } from './distribution.ts'
import { numberFieldName, rawField, yearField } from './field-names.ts'
import { countField, countFilter } from './value-counts.ts'

/** A search as clauses: what is listed, and what narrows that. */
export type Selection = {
  scope: StockScope
  state: SearchState
  listed: Clause[]
  narrowings: ReadonlyMap<Narrowing, Clause>
}

export function select(
  scope: StockScope,
  state: SearchState,
  { now, text }: { now: number; text?: Clause },
): Selection {
  const narrowings = narrowingClauses(scope, state)
  if (text) narrowings.set('query', text)
  return { scope, state, listed: listedClauses(scope, now), narrowings }
}

/** What is selected, or would be without one thing that narrows (SR-6). */
export const under = ({ scope, state, listed, narrowings }: Selection, except?: Narrowing): Clause[] => [
  ...listed,
  ...pricedClauses(scope, state),
  ...[...narrowings].filter(([name]) => name !== except).map(([, clause]) => clause),
]

/** A question of counts: who is counted, and what of them. */
export type Question = { clauses: Clause[]; aggs: Record<string, object> }
export type Questions = Map<string, Question>

export const listAgg = (filter: ListFilter): string => `list ${filter}`
export const rangeAgg = (filter: RangeFilter, part: 'values' | 'stats'): string => `range ${filter} ${part}`

/** The names of the questions. */
export const selected = 'selected'
const listed = 'listed'
export const view = 'view'
export const without = (narrowing: Narrowing): string => `without ${narrowing}`
const offeredWith = (filter: ListFilter): string => `offered ${filter}`

const isInPanel = (name: ListFilter | RangeFilter): boolean => filterRow(name).panel !== undefined
export const countedLists = ({ narrowings }: Selection): ListFilter[] =>
  listNames.filter((name) => isInPanel(name) || narrowings.has(name))
export const countedRanges = ({ narrowings }: Selection): RangeFilter[] =>
  rangeNames.filter((name) => isInPanel(name) || narrowings.has(name))

/** In which question a filter's own values are counted: under all but itself, or all where a vehicle must have every chosen value. */
export const ownQuestion = ({ narrowings }: Selection, name: ListFilter | RangeFilter): string =>
  narrowings.has(name) && !filterRow(name).every ? without(name) : selected

/** And in which those values that it offers: of all that is listed, or of what goes with the chosen parent. */
export function offeredQuestion(selection: Selection, name: ListFilter): string {
  const { of: parent } = filterRow(name)
  if (parent) return selection.narrowings.has(parent) ? offeredWith(name) : ownQuestion(selection, name)
  return spanQuestion(name)
}

/** In which question a filter's values are counted among all that is listed. */
export const spanQuestion = (name: ListFilter | RangeFilter): string => (isInPanel(name) ? view : listed)

const distribution = (scope: StockScope, name: RangeFilter, size = mostValues): Record<string, object> => {
  const { values, stats } = distributionAggs(numberFieldName(numberField(name, scope)), size)
  return { [rangeAgg(name, 'values')]: values, [rangeAgg(name, 'stats')]: stats }
}

/** All that is counted for an answer, but for what the view knows. `lists` and `ranges` are those to count. */
export function countQuestions(
  selection: Selection,
  lists: readonly ListFilter[],
  ranges: readonly RangeFilter[],
  size = mostValues,
): Questions {
  const { scope, narrowings } = selection
  const questions: Questions = new Map([[selected, { clauses: under(selection), aggs: {} }]])
  for (const name of narrowings.keys()) questions.set(without(name), { clauses: under(selection, name), aggs: {} })
  const add = (key: string, aggs: Record<string, object>) => {
    if (key === view) return
    const known = questions.get(key) ?? { clauses: selection.listed, aggs: {} }
    questions.set(key, { ...known, aggs: { ...known.aggs, ...aggs } })
  }
  for (const name of lists) {
    const parent = filterRow(name).of && narrowings.get(filterRow(name).of ?? 'make')
    if (parent) questions.set(offeredWith(name), { clauses: [...selection.listed, parent], aggs: {} })
    for (const key of [ownQuestion(selection, name), offeredQuestion(selection, name)])
      add(key, { [listAgg(name)]: countFilter(name) })
  }
  for (const name of ranges)
    for (const key of [ownQuestion(selection, name), spanQuestion(name)]) add(key, distribution(scope, name, size))
  return questions
}

/** What is known of a tenant's whole stock before anybody chooses: values, words and the span of each range. */
export function viewQuestion(scope: StockScope, now: number): Question {
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
