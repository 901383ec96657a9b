import type { Histogram, SearchResult } from '@forecourt/contracts/search-result'
import type { Hit, Vehicle } from '@forecourt/contracts/vehicle'
import { knownPrice } from '@forecourt/domain/price'
import {
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
  type SearchState,
} from '@forecourt/domain/search-fields'
import { folded, wordsOf } from '@forecourt/domain/search-text'
import type { StockScope } from '@forecourt/domain/stock-scope'
import { toHit } from '../hit.ts'
import { searchedWords } from '../words.ts'

/** The answer by filter, group and sort on a plain array: slow, and plain to see that it is right. */
export function oracle(stock: Vehicle[], scope: StockScope, state: SearchState, now: number): Omit<SearchResult, 'ms'> {
  const listed = stock.filter((car) => isListed(car, scope, now))
  const seen = listed.filter((car) => hasWords(toHit(car), state.query))
  const under = (except?: string) => seen.filter((car) => passes(car, state, except))
  const found = under().sort(comparing(state.sortBy))
  const pages = Math.max(1, Math.ceil(found.length / 21))
  const page = Math.min(pages, Math.max(1, Math.trunc(state.page) || 1))
  return {
    hits: found.slice((page - 1) * 21, page * 21).map(toHit),
    count: found.length,
    page,
    pages,
    facets: Object.fromEntries(
      Object.entries(listFilters).map(([name, { field }]) => {
        const makes = state.lists.make ?? []
        const ofMakes = listed.filter((car) => passes(car, { ...state, ranges: {}, lists: { make: makes } }, undefined))
        const models = makes.length > 0 ? ofMakes : under(name)
        const offered = name === 'model' ? models : listed
        const valuesOf = (cars: Vehicle[]) => cars.flatMap((car) => car[field] ?? [])
        return [name, group(valuesOf(under(name)), valuesOf(offered))]
      }),
    ),
    histograms: Object.fromEntries(
      Object.entries(rangeFilters).flatMap(([name, { field }]) => {
        const numbersOf = (cars: Vehicle[]) => cars.flatMap((car) => numberOf(car, field) ?? [])
        const numbers = numbersOf(under(name))
        const span = new Set(numbers).size > 1 ? numbers : numbersOf(listed)
        return span.length > 0 ? [[name, shape(numbers, span)]] : []
      }),
    ),
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

const hasWords = (car: Hit, query: string): boolean =>
  wordsOf(query).every((typed) => searchedWords(car).some((word) => word.startsWith(typed)))

const numberOf = (car: Vehicle, field: RangeFilter) => (field === 'price' ? knownPrice(car) : car[field])

function passes(car: Vehicle, state: SearchState, except: string | undefined): boolean {
  const lists = Object.entries(state.lists).every(([name, values]) => {
    const value = car[listFilters[name as ListFilter].field]
    return name === except || values.length === 0 || (value !== undefined && values.map(folded).includes(folded(value)))
  })
  const ranges = Object.entries(state.ranges).every(([name, { min = -Infinity, max = Infinity }]) => {
    const value = numberOf(car, rangeFilters[name as RangeFilter].field)
    return name === except || (value !== undefined && value >= min && value <= max)
  })
  return lists && ranges
}

function group(values: string[], offered: string[]): { value: string; count: number }[] {
  const frequency = (value: string) => offered.filter((other) => other === value).length
  const spellings = [...new Set(offered)].sort().sort((a, b) => frequency(b) - frequency(a))
  const first = spellings.filter((value) => spellings.find((other) => folded(other) === folded(value)) === value)
  const counted = first.map((value) => ({
    value,
    count: values.filter((other) => folded(other) === folded(value)).length,
  }))
  const conditions = ['new', 'demo', 'used']
  return counted.sort((a, b) =>
    conditions.includes(a.value)
      ? conditions.indexOf(a.value) - conditions.indexOf(b.value)
      : b.count - a.count || (a.value < b.value ? -1 : 1),
  )
}

function shape(numbers: number[], span: number[]): Histogram {
  const [min, highest] = [Math.min(...span), Math.max(...span)]
  const max = endOf(span)
  const steps = Math.min(24, max - min + 1)
  const stepOf = (number: number) => Math.min(steps - 1, Math.floor((number - min) * (steps / (max - min || 1))))
  const counts = Array.from({ length: steps }, (_, step) => numbers.filter((number) => stepOf(number) === step).length)
  return max < highest ? { min, max, highest, counts } : { min, max, counts }
}

/** The highest number that is not one of a few (one, or 1 of 200) which would leave all others a quarter of the scale. */
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

function comparing(sortBy: SearchState['sortBy']): (a: Vehicle, b: Vehicle) => number {
  const keys = {
    rank: (car: Vehicle) => -car.custom_rank,
    price_asc: (car: Vehicle) => knownPrice(car),
    price_desc: (car: Vehicle) => -(knownPrice(car) ?? -Infinity),
    year_asc: (car: Vehicle) => car.year,
    year_desc: (car: Vehicle) => car.year && -car.year,
    km_asc: (car: Vehicle) => car.km,
    newest: (car: Vehicle) => -car.created_at_timestamp,
  }
  const key = (car: Vehicle) => keys[sortBy](car) ?? Infinity
  const identity = (car: Vehicle) => `${car.id}\n${car.dealership_slug}`
  return (a, b) => (key(a) === key(b) ? (identity(a) < identity(b) ? -1 : 1) : key(a) - key(b))
}
