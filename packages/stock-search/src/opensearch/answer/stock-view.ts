import {
  filterRow,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
} from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { type TextField, textFields } from '../../text/terms/text-fields.ts'
import type { Distribution } from '../aggregations/distribution.ts'
import type { ValueCounts } from '../aggregations/value-counts.ts'
import type { SearchResponse } from '../connection/response-schemas.ts'
import { textField, viewRequest } from '../query/count-requests.ts'
import { countBody, type SearchBody } from '../query/search-bodies.ts'
import { StockVocabulary, type TextValues } from '../query/stock-vocabulary.ts'
import { countsIn, distributionIn, totalOf, valuesIn } from './read-aggregations.ts'

/** What one tenant lists at one time, without filters. */
export type StockView = {
  counts(filter: ListFilter): ValueCounts
  distribution(filter: RangeFilter): Distribution
  words: StockVocabulary
  vehicles: number
}

/** A cached view, or the requests that load one together with another msearch, and their parser. */
export type ViewAccess = {
  known: StockView | undefined
  body: SearchBody
  read(answer: SearchResponse | undefined): StockView
}

export const viewBody = (scope: StockScope, now: number): SearchBody => countBody(viewRequest(scope, now))

export function readView(scope: StockScope, answer: SearchResponse): StockView {
  const inPanel = (name: ListFilter | RangeFilter) => filterRow(name).panel !== undefined
  const counts = new Map(listNames.filter(inPanel).map((name) => [name, countsIn(scope, answer, name)]))
  const distributions = new Map(rangeNames.filter(inPanel).map((name) => [name, distributionIn(answer, name)]))
  const fields = Object.keys(textFields) as TextField[]
  const valuesOf = (field: TextField): ValueCounts =>
    field === 'year' ? valuesIn(answer, textField(field)) : countsIn(scope, answer, field)
  return {
    counts: (filter) => counts.get(filter) ?? new Map(),
    vehicles: totalOf(answer),
    distribution: (filter) => distributions.get(filter) ?? nothing,
    words: new StockVocabulary(Object.fromEntries(fields.map((field) => [field, valuesOf(field)])) as TextValues),
  }
}

const nothing: Distribution = { values: [], total: 0, min: Number.POSITIVE_INFINITY, isWhole: true }

/** Least recently used tenants are evicted. */
const maxViews = 64

/** The cached views by tenant. A change by another process is in the next view. */
export class IndexViews {
  readonly #views = new Map<string, { view: StockView; until: number }>()
  readonly #freshMs: number

  constructor(freshMs: number) {
    this.#freshMs = freshMs
  }

  find(scope: StockScope, now: number): StockView | undefined {
    const known = this.#views.get(keyOf(scope, now))
    return known && known.until > Date.now() ? known.view : undefined
  }

  keep(scope: StockScope, now: number, view: StockView): void {
    const key = keyOf(scope, now)
    this.#views.delete(key)
    this.#views.set(key, { view, until: Date.now() + this.#freshMs })
    const [oldest] = this.#views.keys()
    if (this.#views.size > maxViews && oldest !== undefined) this.#views.delete(oldest)
  }

  clear(): void {
    this.#views.clear()
  }
}

const keyOf = (scope: StockScope, now: number): string => `${now} ${JSON.stringify(scope)}`
