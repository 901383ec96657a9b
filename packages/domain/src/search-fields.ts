import type { CarType, Vehicle } from '@forecourt/contracts/vehicle'

/** SR-10: new before demo before used, wherever conditions stand in a row. */
const carTypeOrder: readonly CarType[] = ['new', 'demo', 'used']

/**
 * What a search can be filtered by: one table that the URL codec, the engines and the filter panel read. `field` is the
 * vehicle's (the specification's `body`, `drive`, `fuel` and `transmission` filter the `simple_` fields). Values
 * with an `order` stand in it; others come most frequent first, then by name. The values of a filter that is `of` another
 * are only those that go with what is chosen there.
 */
export const listFilters = {
  make: { field: 'make', label: 'Make' },
  model: { field: 'model', label: 'Model', of: 'make' },
  body: { field: 'simple_body', label: 'Body type' },
  drive: { field: 'simple_drive', label: 'Drive' },
  fuel: { field: 'simple_fuel', label: 'Fuel' },
  transmission: { field: 'simple_transmission', label: 'Transmission' },
  car_type: { field: 'car_type', label: 'Condition', order: carTypeOrder },
  colour: { field: 'colour', label: 'Colour' },
} as const

/** A row of the table with what only some rows have. */
export type ListFilterRow = {
  field: (typeof listFilters)[ListFilter]['field']
  label: string
  order?: readonly string[]
  of?: ListFilter
}

export const rangeFilters = {
  price: { field: 'price', label: 'Price', unit: 'dollars' },
  year: { field: 'year', label: 'Year', unit: 'year' },
  km: { field: 'km', label: 'Kilometres', unit: 'km' },
} as const

/** What each order looks at (SR-8). A vehicle without the value comes last either way, and the id settles what is equal. */
export const sortOrders = {
  rank: { label: 'Recommended', field: 'custom_rank', isDescending: true },
  price_asc: { label: 'Price: low to high', field: 'price', isDescending: false },
  price_desc: { label: 'Price: high to low', field: 'price', isDescending: true },
  year_desc: { label: 'Year: newest first', field: 'year', isDescending: true },
  year_asc: { label: 'Year: oldest first', field: 'year', isDescending: false },
  km_asc: { label: 'Kilometres: lowest first', field: 'km', isDescending: false },
  newest: { label: 'Recently added', field: 'created_at_timestamp', isDescending: true },
} as const satisfies Record<string, { label: string; field: keyof Vehicle; isDescending: boolean }>

export type ListFilter = keyof typeof listFilters
export type RangeFilter = keyof typeof rangeFilters
export type SortBy = keyof typeof sortOrders

/** Both ends are included; an absent end is open. A vehicle without the value is never inside. */
export type Range = { min?: number; max?: number }

/**
 * A search as the address holds it (SR-2). Filters that are absent do not filter; a list is never empty, holds a value
 * once, and is in the order of its characters. `page` counts from 1.
 */
export type SearchState = {
  query: string
  page: number
  sortBy: SortBy
  lists: Partial<Record<ListFilter, string[]>>
  ranges: Partial<Record<RangeFilter, Range>>
}

export const emptySearch: SearchState = { query: '', page: 1, sortBy: 'rank', lists: {}, ranges: {} }
