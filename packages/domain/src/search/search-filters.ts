import type { CarType } from '@forecourt/contracts/stock/car-types'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** SR-10: new before demo before used, in every list. */
const carTypeOrder: readonly CarType[] = ['new', 'demo', 'used']

const driven = ['car', 'motorcycle', 'motorhome', 'truck']
const towed = ['caravan']
const sleptIn = ['caravan', 'motorhome']

/**
 * SR-2: the specification's 28 filters of a search, and seven of ours behind them: one table that the URL codec, both engines, the index mapping and the filter panel read
 * (docs/decisions/stock-search-fields.md). In the order in which an address names them.
 *
 * - `kind` says how it is written and matched: `list` any of the values, whatever their case and accents; `range` both
 *   ends included; `date` a range of days; `flag` only those that have it.
 * - `field` is the vehicle's where it has another name. Some filters are worked out of the vehicle, or of the tenant's
 *   places (`filter-values.ts`).
 * - `order` is that of a list's values, `number` as one counts, and `steps` says which steps of an amount they are; others come most frequent first,
 *   then by name.
 * - `of`: its values are only those that go with what is chosen in that other filter.
 * - `every`: a vehicle has several values, and must have all that are chosen.
 * - `panel`: its place among the filters of the results page; 1 to 6 are open. Its values are counted for every answer,
 *   those of a filter without a place only where it is chosen or asked for by name.
 * - `of_items`: the item types that have it (TN-8); among others alone it is not asked for.
 * - `later`: its place behind those, where its values are asked for once somebody opens it.
 */
export const searchFilters = {
  make: { kind: 'list', label: 'Make', panel: 4 },
  model: { kind: 'list', label: 'Model', panel: 5, of: 'make' },
  body: { kind: 'list', label: 'Body type', panel: 6, field: 'simple_body' },
  drive: { kind: 'list', label: 'Drive', panel: 12, field: 'simple_drive', of_items: driven },
  fuel: { kind: 'list', label: 'Fuel', panel: 10, field: 'simple_fuel', of_items: driven },
  transmission: { kind: 'list', label: 'Transmission', panel: 11, field: 'simple_transmission', of_items: driven },
  car_type: { kind: 'list', label: 'Condition', panel: 2, order: carTypeOrder },
  colour: { kind: 'list', label: 'Colour', panel: 13 },
  dealership_name: { kind: 'list', label: 'Dealership', panel: 7 },
  item_type: { kind: 'list', label: 'Type', panel: 3 },
  make_model: { kind: 'list', label: 'Make and model' },
  badge: { kind: 'list', label: 'Badge', later: 2 },
  seats: { kind: 'list', label: 'Seats', order: 'number', later: 1, of_items: ['car', 'motorhome', 'truck'] },
  categories: { kind: 'list', label: 'Category' },
  filtered_features: { kind: 'list', label: 'Feature', field: 'features', every: true, later: 3 },
  tag: { kind: 'list', label: 'Tag' },
  status: { kind: 'list', label: 'Status' },
  location_name: { kind: 'list', label: 'Location' },
  city: { kind: 'list', label: 'City' },
  state: { kind: 'list', label: 'State' },
  price_range: { kind: 'list', label: 'Price', steps: 'price' },
  weekly_price_range: { kind: 'list', label: 'Weekly price', steps: 'week' },
  price: { kind: 'range', label: 'Price', panel: 1, unit: 'dollars' },
  year: { kind: 'range', label: 'Year', panel: 8, unit: 'year' },
  km: { kind: 'range', label: 'Kilometres', panel: 9, unit: 'km', of_items: driven },
  subscription_price: { kind: 'range', label: 'Weekly price', unit: 'dollars' },
  created_at_timestamp: { kind: 'date', label: 'Listed', unit: 'day' },
  certified: { kind: 'flag', label: 'Certified' },
  sleeps: { kind: 'list', label: 'Sleeps', panel: 14, order: 'number', of_items: sleptIn },
  body_length: { kind: 'range', label: 'Length', panel: 15, unit: 'mm', of_items: sleptIn },
  aggregate_trailer_mass: { kind: 'range', label: 'ATM', panel: 16, unit: 'kg', of_items: towed },
  tare_weight: { kind: 'range', label: 'Tare', panel: 17, unit: 'kg', of_items: sleptIn },
  towing: {
    kind: 'range',
    label: 'Towing capacity',
    panel: 18,
    unit: 'kg',
    field: 'towingcapacitybraked',
    of_items: ['car', 'motorhome', 'truck'],
  },
  price_dropped: { kind: 'flag', label: 'Price dropped', panel: 19 },
  below_market: { kind: 'flag', label: 'Below market', panel: 20 },
} as const satisfies Record<string, FilterRow>

/** A row of the table with the optional columns. */
export type FilterRow = {
  kind: 'list' | 'range' | 'date' | 'flag'
  label: string
  panel?: number
  later?: number
  field?: keyof Vehicle
  unit?: 'dollars' | 'year' | 'km' | 'day' | 'kg' | 'mm'
  order?: readonly string[] | 'number'
  steps?: 'price' | 'week'
  of?: 'make'
  of_items?: readonly string[]
  every?: true
}

type Filters = typeof searchFilters
type Of<Kind> = { [K in keyof Filters]: Filters[K]['kind'] extends Kind ? K : never }[keyof Filters]

export type Filter = keyof Filters
export type ListFilter = Of<'list'>
/** Days are ranges too: of seconds since 1970. */
export type RangeFilter = Of<'range' | 'date'>
export type FlagFilter = Of<'flag'>

export const filterRow = (name: Filter): FilterRow => searchFilters[name]

const namesOf = (...kinds: string[]) =>
  Object.keys(searchFilters).filter((name) => kinds.includes(filterRow(name as Filter).kind))

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
