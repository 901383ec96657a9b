import type { Histogram } from '@forecourt/contracts/search/search-result'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import {
  type Filter,
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import {
  dealershipNames,
  valuesOf as derivedValues,
  flagValues,
  type NumberField,
  numberField,
  numbers,
  orderOf,
  placeOf,
} from '../filter-values.ts'
import { toHit } from '../hit.ts'
import { describeInterpretation, interpretSearch } from '../interpret-search.ts'
import { nearness } from '../nearness.ts'
import type { EngineResult } from '../port.ts'
import { tokenize } from '../text/terms/parse-terms.ts'
import { otherAnswer } from '../with-derived-queries.ts'
import { textScores, vocabularyOf } from './oracle-text.ts'

/** The answer by filter, group and sort on a plain array: slow, and obviously correct. */
export function oracle(stock: Vehicle[], scope: StockScope, asked: SearchState, now: number): Omit<EngineResult, 'ms'> {
  const found = answer(stock, scope, asked, now)
  const readings = found.count === 0 ? (found.otherReadings ?? []) : []
  const others = readings.map((reading) => otherAnswer(asked, reading, answer(stock, scope, reading.state, now)))
  return others.find(({ count }) => count > 0) ?? found
}

function answer(stock: Vehicle[], scope: StockScope, asked: SearchState, now: number): Omit<EngineResult, 'ms'> {
  const listed = stock.filter((car) => isListed(car, scope, now))
  const question = interpretSearch(asked, scope, { stock: vocabularyOf(listed), now })
  const hasText = tokenize(question.state.query).length > 0
  const { scores, ignoredTerms } = hasText
    ? textScores(listed, question.state.query)
    : { ignoredTerms: new Set<string>() }
  const { state } = question
  const hasPrice = (car: Vehicle) => numberOf(car, 'price', scope) !== undefined
  const base = scope.isPriceAboveZero && state.sortBy === 'price_asc' ? listed.filter(hasPrice) : listed
  const hasWords = (car: Vehicle) => !scores || (scores.get(car) ?? 0) > 0
  const under = (except?: Filter | 'query') =>
    base.filter((car) => (except === 'query' || hasWords(car)) && passes(car, state, scope, except))
  const found = under().sort(comparing(state.sortBy, scope))
  const near = nearness(scope, state)
  const nearnessOf = (car: Vehicle) => near?.get(folded(placeOf(car, scope)?.name ?? '')) ?? 0
  if (near) found.sort((a, b) => nearnessOf(b) - nearnessOf(a))
  else if (scores && state.sortBy === 'rank') found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  const cards = scope.collapsesSold ? collapsed(found) : found
  const { pageSize: size, isCumulative } = scope.paging
  const pages = Math.max(1, Math.ceil(cards.length / size))
  const page = Math.min(pages, Math.max(1, Math.trunc(state.page) || 1))
  const begin = isCumulative ? Math.floor((page - 1) / 10) * 10 : page - 1
  const constraints = [...constrainedFilters(state), ...(scores ? ['query' as const] : [])]
  const isCounted = (name: Filter) => filterRow(name).panel !== undefined || constraints.includes(name)
  return {
    hits: cards.slice(begin * size, page * size).map(toHit),
    count: found.length,
    ...(cards.length < found.length && { collapsed: found.length - cards.length }),
    page,
    pages,
    facets: Object.fromEntries(
      listNames.filter(isCounted).map((name) => {
        const { of: parent, every } = filterRow(name)
        const makes = state.lists.make ?? []
        const ofMakes = listed.filter((car) => hasValue(car, 'make', makes, scope))
        const offered = !parent ? listed : makes.length > 0 ? ofMakes : under(name)
        const valuesIn = (cars: Vehicle[]) => cars.flatMap((car) => valuesOf(car, name, scope))
        return [name, group(valuesIn(under(every ? undefined : name)), valuesIn(offered), orderOf(name))]
      }),
    ),
    histograms: Object.fromEntries(
      rangeNames.filter(isCounted).flatMap((name) => {
        const numbersIn = (cars: Vehicle[]) => cars.flatMap((car) => numberOf(car, name, scope) ?? [])
        const own = numbersIn(under(name))
        const span = new Set(own).size > 1 ? own : numbersIn(listed)
        return span.length > 0 ? [[name, shape(own, span)]] : []
      }),
    ),
    without: Object.fromEntries(constraints.map((name) => [name, under(name).length])),
    ...describeInterpretation(question, ignoredTerms),
  }
}

function isListed(car: Vehicle, scope: StockScope, now: number): boolean {
  const soldLately = car.status === 'sold' && (car.sold_date_timestamp ?? -Infinity) >= now - scope.soldWindowSeconds
  return (
    scope.dealerships.includes(car.dealership_slug) &&
    scope.carTypes.includes(car.car_type) &&
    scope.itemTypes.includes(car.item_type) &&
    car.show_on_dealer_website &&
    (car.status === 'in_stock' || car.status === 'coming_soon' || soldLately) &&
    (scope.minimumAgeSeconds === 0 || car.created_at_timestamp <= now - scope.minimumAgeSeconds)
  )
}

const numberOf = (car: Vehicle, field: NumberField, scope: StockScope) => numbers[numberField(field, scope)](car)

function valuesOf(car: Vehicle, name: ListFilter, scope: StockScope): string[] {
  if (name === 'dealership_name') return [dealershipNames(scope).get(car.dealership_slug) ?? []].flat()
  if (name === 'location_name') return [placeOf(car, scope)?.name ?? []].flat()
  const values = derivedValues(car, name)
  return values.filter((value, index) => values.findIndex((other) => folded(other) === folded(value)) === index)
}

function hasValue(car: Vehicle, name: ListFilter, wanted: readonly string[], scope: StockScope): boolean {
  const own = valuesOf(car, name, scope).map(folded)
  const has = (value: string) => own.includes(folded(value))
  return filterRow(name).every ? wanted.every(has) : wanted.some(has)
}

const constrainedFilters = ({ lists, ranges, flags }: SearchState): Filter[] => [
  ...listNames.filter((name) => (lists[name] ?? []).length > 0),
  ...rangeNames.filter((name) => ranges[name]),
  ...flagNames.filter((name) => flags[name]),
]

function passes(car: Vehicle, state: SearchState, scope: StockScope, except: string | undefined): boolean {
  const inRange = (name: RangeFilter) => {
    const { min = -Infinity, max = Infinity } = state.ranges[name] ?? {}
    const value = numberOf(car, name, scope)
    return value !== undefined && value >= min && value <= max
  }
  const others = constrainedFilters(state).filter((name) => name !== except)
  const isAmong = <N extends Filter>(names: readonly N[], name: Filter): name is N => names.some((own) => own === name)
  return others.every((name) => {
    if (isAmong(listNames, name)) return hasValue(car, name, state.lists[name] ?? [], scope)
    return isAmong(rangeNames, name) ? inRange(name) : flagValues[name](car)
  })
}

/** SR-12. */
function collapsed(found: Vehicle[]): Vehicle[] {
  const isSold = (car: Vehicle | undefined) => car?.status === 'sold'
  if (found.every(isSold)) return found
  return found.filter((car, index) => !isSold(car) || !isSold(found[index - 1]))
}

type Buckets = { value: string; count: number }[]

function group(values: string[], offered: string[], order: ReturnType<typeof orderOf>): Buckets {
  const frequency = (value: string) => offered.filter((other) => other === value).length
  const spellings = [...new Set(offered)].sort().sort((a, b) => frequency(b) - frequency(a))
  const first = spellings.filter((value) => spellings.find((other) => folded(other) === folded(value)) === value)
  const counted = first.map((value) => ({
    value,
    count: values.filter((other) => folded(other) === folded(value)).length,
  }))
  if (order === 'number') return counted.sort((a, b) => Number(a.value) - Number(b.value))
  return counted.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
  )
}

function shape(numbers: number[], span: number[]): Histogram {
  const [min, highest] = [Math.min(...span), Math.max(...span)]
  const max = endOf(span)
  const steps = Math.min(24, Math.floor(max - min) + 1)
  const stepOf = (number: number) => Math.min(steps - 1, Math.floor((number - min) * (steps / (max - min || 1))))
  const counts = Array.from({ length: steps }, (_, step) => numbers.filter((number) => stepOf(number) === step).length)
  return max < highest ? { min, max, highest, counts } : { min, max, counts }
}

/** The highest value, excluding outliers (one, or 1 of 200) that would take three quarters of the scale. */
function endOf(span: number[]): number {
  const ascending = [...span].sort((a, b) => a - b)
  const [min = 0, exceptions] = [ascending[0], Math.max(1, Math.floor(span.length / 200))]
  let end = ascending.at(-1) ?? min
  if (span.length < 10) return end
  for (;;) {
    const near = ascending.filter((number) => number <= min + (end - min) / 4)
    const highest = near.at(-1) ?? min
    if (span.length - near.length > exceptions || highest === min) return end
    end = highest
  }
}

function comparing(sortBy: SearchState['sortBy'], scope: StockScope): (a: Vehicle, b: Vehicle) => number {
  const price = (car: Vehicle) => numberOf(car, 'price', scope)
  const keys = {
    rank: (car: Vehicle) => -car.custom_rank,
    price_asc: price,
    price_desc: (car: Vehicle) => -(price(car) ?? -Infinity),
    year_asc: (car: Vehicle) => car.year,
    year_desc: (car: Vehicle) => car.year && -car.year,
    km_asc: (car: Vehicle) => car.km,
    newest: (car: Vehicle) => -car.created_at_timestamp,
  }
  const key = (car: Vehicle) => keys[sortBy](car) ?? Infinity
  const identity = (car: Vehicle) => `${car.id}\n${car.dealership_slug}`
  return (a, b) => (key(a) === key(b) ? (identity(a) < identity(b) ? -1 : 1) : key(a) - key(b))
}
