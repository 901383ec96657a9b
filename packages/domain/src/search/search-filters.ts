import type { CarType } from '@forecourt/contracts/stock/car-types'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { towedTypes } from '../stock/towed.ts'
import type { DerivedValues } from './filters/derived-values.ts'
import type { RangeUnit } from './filters/range-units.ts'

/** SR-10: new before demo before used, in every list. */
const carTypeOrder: readonly CarType[] = ['new', 'demo', 'used']

const driven = ['car', 'motorcycle', 'motorhome', 'truck']
const sleptIn = ['caravan', 'motorhome']

/** Dollars, and dollars a week. */
const priceSteps = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const weekSteps = [0, 150, 200, 250, 300, 350, 400, 500]

/**
 * SR-2: the specification's filters of a search, then those that we added: one table that the URL codec, both engines, the index mapping, the
 * filter panel, chips, random tests and the API's document read (docs/decisions/stock-search-fields.md). In the order in which an address
 * names them.
 *
 * - `kind` says how it is written and matched: `list` any of the values, whatever their case and accents; `range` both
 *   ends included; `date` a range of days; `flag` only those that have it.
 * - `from`: the vehicle's field that it filters, or what is worked out of the vehicle (`derived-values.ts`, which no page loads). Without it
 *   the values are the names of the tenant's places (`filter-values.ts`). `unknown`: by this number a feed says that it does not know.
 * - `unit` of a range (`range-units.ts`). `words`, a pattern: what a search's words say beside an amount of it, or for a flag.
 * - `order` is that of a list's values, `number` as one counts; others come most frequent first, then by name. `steps`: its values are
 *   the steps of an amount that begin at these, the last without an end.
 * - `of`: its values are only those that go with what is chosen in that other filter.
 * - `many`: a vehicle has several values; `every`: it must have all that are chosen.
 * - `panel`: its place among the filters of the results page; 1 to 6 are open. Its values are counted for every answer,
 *   those of a filter without a place only where it is chosen or asked for by name.
 * - `later`: its place after the last `panel`; its values are fetched when a shopper opens it.
 * - `of_items`: the item types that have it (TN-8); among others alone it is not asked for.
 * - `ours`: its values are our own words, which are shown with a capital. `noun`, `prefix`: a chip says them beside a value.
 */
export const searchFilters = {
  make: { kind: 'list', label: 'Make', from: 'make', panel: 4 },
  model: { kind: 'list', label: 'Model', from: 'model', panel: 5, of: 'make' },
  body: { kind: 'list', label: 'Body type', from: 'simple_body', panel: 6 },
  drive: { kind: 'list', label: 'Drive', from: 'simple_drive', panel: 12, of_items: driven },
  fuel: { kind: 'list', label: 'Fuel', from: 'simple_fuel', panel: 10, of_items: driven },
  transmission: { kind: 'list', label: 'Transmission', from: 'simple_transmission', panel: 11, of_items: driven },
  car_type: { kind: 'list', label: 'Condition', from: 'car_type', panel: 2, order: carTypeOrder, ours: true },
  colour: { kind: 'list', label: 'Colour', from: 'colour', panel: 13 },
  dealership_name: { kind: 'list', label: 'Dealership', panel: 7 },
  item_type: { kind: 'list', label: 'Type', from: 'item_type', panel: 3, ours: true },
  make_model: { kind: 'list', label: 'Make and model', from: 'makeAndModel' },
  badge: { kind: 'list', label: 'Badge', from: 'badge', later: 2 },
  seats: {
    kind: 'list',
    label: 'Seats',
    from: 'seats',
    order: 'number',
    later: 1,
    of_items: ['car', 'motorhome', 'truck'],
    noun: 'seat',
  },
  categories: { kind: 'list', label: 'Category', from: 'categories', many: true },
  filtered_features: { kind: 'list', label: 'Feature', from: 'features', many: true, every: true, later: 3 },
  tag: { kind: 'list', label: 'Tag', from: 'tag' },
  status: { kind: 'list', label: 'Status', from: 'status', ours: true },
  location_name: { kind: 'list', label: 'Location' },
  city: { kind: 'list', label: 'City', from: 'city' },
  state: { kind: 'list', label: 'State', from: 'state' },
  price_range: { kind: 'list', label: 'Price', from: 'purchasePrice', steps: priceSteps },
  weekly_price_range: { kind: 'list', label: 'Weekly price', from: 'weeklyPrice', steps: weekSteps },
  // What a site asks for a vehicle (PR-1), so that it is found and sorted by the price that it shows.
  price: { kind: 'range', label: 'Price', from: 'purchasePrice', panel: 1, unit: 'dollars' },
  year: { kind: 'range', label: 'Year', from: 'year', panel: 8, unit: 'year' },
  km: { kind: 'range', label: 'Kilometres', from: 'km', panel: 9, unit: 'km', of_items: driven },
  subscription_price: { kind: 'range', label: 'Weekly price', from: 'weeklyPrice', unit: 'dollars' },
  created_at_timestamp: { kind: 'date', label: 'Listed', from: 'created_at_timestamp', unit: 'day' },
  certified: { kind: 'flag', label: 'Certified', from: 'certified' },
  sleeps: {
    kind: 'list',
    label: 'Sleeps',
    from: 'sleeps',
    unknown: 0,
    panel: 14,
    order: 'number',
    of_items: sleptIn,
    prefix: 'Sleeps',
  },
  body_length: {
    kind: 'range',
    label: 'Length',
    from: 'body_length',
    unknown: 0,
    panel: 15,
    unit: 'mm',
    words: '(?: long)?',
    of_items: sleptIn,
  },
  aggregate_trailer_mass: {
    kind: 'range',
    label: 'ATM',
    from: 'aggregate_trailer_mass',
    unknown: 0,
    panel: 16,
    unit: 'kg',
    // Of a caravan it is the mass that its tow car must take.
    words: '(?: ?atm)?',
    of_items: towedTypes,
  },
  tare_weight: {
    kind: 'range',
    label: 'Tare',
    from: 'tare_weight',
    unknown: 0,
    panel: 17,
    unit: 'kg',
    words: ' ?tare',
    of_items: sleptIn,
  },
  towing: {
    kind: 'range',
    label: 'Towing capacity',
    from: 'towingcapacitybraked',
    unknown: 0,
    panel: 18,
    unit: 'kg',
    of_items: ['car', 'motorhome', 'truck'],
  },
  price_dropped: {
    kind: 'flag',
    label: 'Price dropped',
    from: 'isReduced',
    panel: 19,
    words: '(?:recently )?(?:reduced|price[ds]?(?: has| have)? (?:drop(?:s|ped)?|reduced))(?: price[ds]?)?',
  },
  below_market: {
    kind: 'flag',
    label: 'Below market',
    from: 'isBelowMarket',
    panel: 20,
    words: '(?:below|under) (?:the )?market(?: price| value)?',
  },
} as const satisfies Record<string, FilterRow>

/** The vehicle's fields of a type. */
type FieldOf<Type> = { [K in keyof Vehicle]-?: NonNullable<Vehicle[K]> extends Type ? K : never }[keyof Vehicle]
type DerivedOf<Type> = {
  [K in keyof DerivedValues]: NonNullable<ReturnType<DerivedValues[K]>> extends Type ? K : never
}[keyof DerivedValues]
/** Where a value comes from: a field, or the name of what is worked out. */
export type ValueSource<Type = unknown> = FieldOf<Type> | DerivedOf<Type>

type Shown = { label: string; panel?: number; later?: number; of_items?: readonly string[] }
type ListRow = Shown & {
  kind: 'list'
  order?: readonly string[] | 'number'
  of?: 'make'
  every?: true
  ours?: true
  noun?: string
  prefix?: string
  unknown?: 0
} & (
    | { from?: ValueSource<string | number>; many?: never; steps?: never }
    | { from: ValueSource<number>; steps: readonly number[]; many?: never }
    | { from: ValueSource<readonly string[]>; many: true; steps?: never }
  )
type RangeRow = Shown & {
  kind: 'range' | 'date'
  from: ValueSource<number>
  unknown?: 0
  unit: RangeUnit
  words?: string
}
type FlagRow = Shown & { kind: 'flag'; from: ValueSource<boolean>; words?: string }
/** A row of the table. */
export type FilterRow = ListRow | RangeRow | FlagRow

type Filters = typeof searchFilters
type Of<Kind> = { [K in keyof Filters]: Filters[K]['kind'] extends Kind ? K : never }[keyof Filters]

export type Filter = keyof Filters
export type ListFilter = Of<'list'>
/** Days are ranges too: of seconds since 1970. */
export type RangeFilter = Of<'range' | 'date'>
export type FlagFilter = Of<'flag'>

/** A filter's row with the columns that others have too. */
export function filterRow(name: ListFilter): ListRow
export function filterRow(name: RangeFilter): RangeRow
export function filterRow(name: FlagFilter): FlagRow
export function filterRow(name: Filter): Shown & { kind: FilterRow['kind']; every?: true }
export function filterRow(name: Filter): FilterRow {
  return searchFilters[name]
}

const namesOf = (...kinds: string[]) =>
  Object.entries<FilterRow>(searchFilters).flatMap(([name, { kind }]) => (kinds.includes(kind) ? name : []))

// The table's own names of these kinds.
export const listNames = namesOf('list') as readonly ListFilter[]
export const rangeNames = namesOf('range', 'date') as readonly RangeFilter[]
export const flagNames = namesOf('flag') as readonly FlagFilter[]

/** The sort field of each order (SR-8). Missing values are last in both directions, and the id breaks ties. */
export const sortOrders = {
  rank: { label: 'Recommended', field: 'custom_rank', isDescending: true },
  price_asc: { label: 'Price: low to high', field: 'price', isDescending: false },
  price_desc: { label: 'Price: high to low', field: 'price', isDescending: true },
  year_desc: { label: 'Year: newest first', field: 'year', isDescending: true },
  year_asc: { label: 'Year: oldest first', field: 'year', isDescending: false },
  km_asc: { label: 'Kilometres: lowest first', field: 'km', isDescending: false },
  newest: { label: 'Recently added', field: 'created_at_timestamp', isDescending: true },
} as const satisfies Record<string, { label: string; field: keyof Vehicle; isDescending: boolean }>

export type SortBy = keyof typeof sortOrders

/** Both ends are included; an absent end is open. A missing value is never inside. */
export type Range = { min?: number; max?: number }

/**
 * A search as in its URL (SR-2). Absent filters do not filter; a list is never empty, has unique values, and is in code
 * unit order. `page` counts from 1. `near` is a postcode, or a suburb with its postcode (`near.ts`): in the recommended order what is at the nearest place comes first.
 */
export type SearchState = {
  query: string
  page: number
  sortBy: SortBy
  near?: string
  lists: Partial<Record<ListFilter, string[]>>
  ranges: Partial<Record<RangeFilter, Range>>
  flags: Partial<Record<FlagFilter, true>>
}

export const emptySearch: SearchState = { query: '', page: 1, sortBy: 'rank', lists: {}, ranges: {}, flags: {} }
