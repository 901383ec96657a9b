import { carTypes } from '@forecourt/contracts/vehicle'
import {
  emptySearch,
  type ListFilter,
  listFilters,
  type Range,
  type SearchState,
  type SortBy,
  sortOrders,
} from '@forecourt/domain/search-fields'
import type { StockScope } from '@forecourt/domain/stock-scope'
import { daySeconds, nastyDealerships, nastyModels, nastyPrices } from './nasty-stock.ts'
import type { Random } from './random.ts'
import { testScope } from './test-scope.ts'

const values: Record<ListFilter, readonly string[]> = {
  make: [...Object.keys(nastyModels), 'TOYOTA', 'skoda', 'Nobody'],
  model: Object.values(nastyModels).flat(),
  body: ['SUV', 'Ute', 'Hatch', 'suv'],
  drive: ['AWD', '2WD'],
  fuel: ['Petrol', 'Diesel', 'Electric'],
  transmission: ['Automatic', 'Manual'],
  car_type: carTypes,
  colour: ['White', 'white', 'Blå', 'bla', 'Nobody'],
}
const ends = {
  price: nastyPrices,
  year: [undefined, 1999, 2000, 2019, 2020, 2021],
  km: [undefined, 0, 1, 100, 41_000],
} as const
const queries = [
  'toyota',
  'TOY',
  'skoda',
  'Škoda oct',
  'st 7',
  'ST-42',
  '2020 gx',
  'range land',
  'b make',
  '3',
  'zzz',
  '- ?',
]

/** A question about nasty stock: any scope, filters of every kind, pages that do not exist. */
export function randomQuestion(random: Random): { scope: StockScope; state: SearchState } {
  const scope = testScope({
    dealerships: random.some([...nastyDealerships, 'nobody'], 0.6),
    carTypes: random.chance(0.7) ? carTypes : random.some(carTypes, 0.5),
    itemTypes: random.pick([['car'], ['car', 'truck'], ['caravan'], []]),
    soldWindowSeconds: random.pick([0, 3, 3, 7]) * daySeconds,
    minimumAgeSeconds: random.pick([0, 0, 0, 1, 7, 14]) * daySeconds,
  })
  const lists: SearchState['lists'] = {}
  for (const name of random.some(Object.keys(listFilters) as ListFilter[], 0.2))
    lists[name] = random.some(values[name], 0.4)
  const ranges: SearchState['ranges'] = {}
  for (const name of random.some(['price', 'year', 'km'] as const, 0.25)) ranges[name] = randomRange(random, ends[name])
  const state: SearchState = {
    query: random.chance(0.25) ? random.pick(queries) : emptySearch.query,
    page: random.pick([1, 1, 1, 2, 3, 1000, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]),
    sortBy: random.pick(Object.keys(sortOrders) as SortBy[]),
    lists,
    ranges,
  }
  return { scope, state }
}

function randomRange(random: Random, from: readonly (number | undefined)[]): Range {
  const min = random.pick(from)
  const max = random.pick(from)
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
