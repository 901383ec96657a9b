import { carTypes } from '@forecourt/contracts/stock/car-types'
import {
  emptySearch,
  flagNames,
  type ListFilter,
  listNames,
  type Range,
  rangeNames,
  type SearchState,
  type SortBy,
  sortOrders,
} from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import type { Place, StockScope } from '@forecourt/domain/stock/stock-scope'
import { valuesOf as derivedValues, isPlaceFilter, numbers } from '../filter-values.ts'
import { daySeconds, edgeCaseDealerships, edgeCaseVehicle } from './edge-case-stock.ts'
import { type Random, randomFrom } from './random.ts'
import { testScope } from './test-scope.ts'

const places: readonly Place[] = [
  { name: 'Northgate', dealership: 'northgate', city: 'Chermside', lat: -27.4, long: 153.0, isUsual: true },
  { name: 'Northgate Aspley', dealership: 'northgate', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: false },
  { name: 'Northgate Aspley two', dealership: 'northgate', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: false },
  { name: 'Harbourside', dealership: 'harbourside', city: 'Brookvale', lat: -33.76, long: 151.27, isUsual: true },
  { name: 'Harbourside', dealership: 'other', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: true },
]

const stock = Array.from({ length: 400 }, (_, index) => edgeCaseVehicle(randomFrom(index), `${index}`))

/** A filter's values in the stock, in capitals too, and one that nothing has. */
function valuesOf(filter: ListFilter): string[] {
  const ofPlaces = isPlaceFilter(filter) ? places.map(({ name }) => name) : []
  const own = [...new Set([...ofPlaces, ...stock.flatMap((vehicle) => derivedValues(vehicle, filter))])]
  return [...own, ...own.slice(0, 2).map((value) => folded(value).toUpperCase()), 'Nobody']
}
const values = new Map(listNames.map((name) => [name, valuesOf(name)]))

/** An open end, and each number of the stock with one just above it. */
const ends = new Map(
  rangeNames.map((name) => [
    name,
    [...new Set(stock.map(numbers[name]))].flatMap((end) => (end === undefined ? end : [end, end + 1])),
  ]),
)
const queries = [
  'toyota | TOY | skoda | Škoda oct | st 7 | ST-42 | 42 | st42 | 12-12 | 1212 | 0-1-1-e | a/b 2019-2021',
  'b2019 white | 1042-5531 | 2020 gx | range land | b make | 3 | mazda3 | mazda 3 hatch | cx 5 | cx5 white',
  'landcruiser | land cruser | rav 4 ute | toyta corola | corrola | pickup auto 4x4 | ev | white suv under 30k',
  'toyota between $10,000 and $30,000 | rav4 under 41,000 km 5 seater | gxl since 2020',
  'priced from 10k to 30k or less | toyota before 2020 over 4 seats | zzz | zzz under 20k | family toyota',
  'lim rav4 whit | small white hatch zzz | wagon toyota | - ? | the car | skoda or mazda | skoda mazda hatch',
  'toyota rav4 or mazda 3 white | corolla gx or skoda octavia or zzz rav4 | suv or ute or zzz 2019 or 2020',
  'toyota low kms | p plate | zzz a | rav4 drive away | around 30k | rav4 under 150 a week zzz | fwd rav4',
  'my20 stx | cheapest gxw | toyotas utes | landcruisers or hatches zzzs | gxls | skoda pick u | white estat',
  'stick shif | newest toyota | dearest | over five years old pre 2020 | toyota under $0.03 million',
  'toyota gxl s',
].flatMap((line) => line.split(' | '))

/** A query on edge-case stock: any scope, filters of every kind, pages that do not exist. */
export function randomSearch(random: Random): { scope: StockScope; state: SearchState } {
  const scope = testScope({
    dealerships: random.some([...edgeCaseDealerships, 'nobody'], 0.6),
    carTypes: random.chance(0.7) ? carTypes : random.some(carTypes, 0.5),
    itemTypes: random.pick([['car'], ['car', 'truck'], ['caravan'], []]),
    soldWindowSeconds: random.pick([0, 3, 3, 7]) * daySeconds,
    minimumAgeSeconds: random.pick([0, 0, 0, 1, 7, 14]) * daySeconds,
    pricing: random.pick(['purchase', 'purchase', 'subscription']),
    isPriceAboveZero: random.chance(0.3),
    collapsesSold: random.chance(0.3),
    paging: { pageSize: random.pick([21, 21, 6]), isCumulative: random.chance(0.3) },
    places: random.some(places, 0.7),
  })
  const lists: SearchState['lists'] = {}
  for (const name of random.some(listNames, 0.08)) lists[name] = random.some(values.get(name) ?? [], 0.4)
  const ranges: SearchState['ranges'] = {}
  for (const name of random.some(rangeNames, 0.15)) ranges[name] = randomRange(random, ends.get(name) ?? [])
  const state: SearchState = {
    query: random.chance(0.25) ? random.pick(queries) : emptySearch.query,
    page: random.pick([1, 1, 1, 2, 3, 1000, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]),
    sortBy: random.pick(Object.keys(sortOrders) as SortBy[]),
    ...(random.chance(0.2) && { near: random.pick(['2000', '4034', '4500', '0000']) }),
    lists,
    ranges,
    flags: Object.fromEntries(random.some(flagNames, 0.05).map((name) => [name, true as const])),
  }
  return { scope, state }
}

function randomRange(random: Random, from: readonly (number | undefined)[]): Range {
  const min = random.pick(from)
  const max = random.pick(from)
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
