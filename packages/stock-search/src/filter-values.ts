import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isBelowMarket } from '@forecourt/domain/pricing/below-market'
import { isReduced, purchasePrice, weeklyPrice } from '@forecourt/domain/pricing/price'
import { type FilterRow, type FlagFilter, filterRow, type ListFilter } from '@forecourt/domain/search/search-filters'
import type { Place, StockScope } from '@forecourt/domain/stock/stock-scope'

/** Filters whose values depend on the tenant's places, not on the vehicle alone. */
export type PlaceFilter = 'dealership_name' | 'location_name'
/** Filters with several values per vehicle. */
export type MultiValueFilter = 'categories' | 'filtered_features'
/** Filters with at most one value per vehicle. */
export type SingleValueFilter = Exclude<ListFilter, PlaceFilter | MultiValueFilter>

/**
 * Price steps in dollars, and in dollars per week; the last is open-ended. A vehicle is in the step that begins at or
 * below its price.
 */
export const steps = {
  price: [0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000],
  week: [0, 150, 200, 250, 300, 350, 400, 500],
} as const

/** `20000-30000`, or `100000+` for the last step. */
function stepOf(amount: number | undefined, own: readonly number[]): string | undefined {
  if (amount === undefined) return undefined
  const next = own.findIndex((step) => step > amount)
  return next < 0 ? `${own.at(-1)}+` : `${own[next - 1]}-${own[next]}`
}

/** Every step of such a filter in order, as values. */
const stepNames = (own: readonly number[]): string[] => own.map((step) => stepOf(step, own) ?? '')

/**
 * Raised where a value below is worked out in another way: an index that holds other values is rebuilt, a snapshot of them is not
 * loaded. 2: the price is the one that a shopper is asked.
 */
export const valuesVersion = 2

/** A vehicle's value of each single-value filter. */
export const singleValues: Record<SingleValueFilter, (vehicle: Vehicle) => string | undefined> = {
  make: ({ make }) => make,
  model: ({ model }) => model,
  body: ({ simple_body }) => simple_body,
  drive: ({ simple_drive }) => simple_drive,
  fuel: ({ simple_fuel }) => simple_fuel,
  transmission: ({ simple_transmission }) => simple_transmission,
  car_type: ({ car_type }) => car_type,
  colour: ({ colour }) => colour,
  item_type: ({ item_type }) => item_type,
  make_model: ({ make, model }) => `${make} ${model}`,
  badge: ({ badge }) => badge,
  seats: ({ seats }) => seats?.toString(),
  sleeps: ({ sleeps }) => (sleeps || undefined)?.toString(),
  tag: ({ tag }) => tag,
  status: ({ status }) => status,
  city: ({ city }) => city,
  state: ({ state }) => state,
  price_range: (vehicle) => stepOf(purchasePrice(vehicle), steps.price),
  weekly_price_range: (vehicle) => stepOf(weeklyPrice(vehicle), steps.week),
}

export const multiValues: Record<MultiValueFilter, (vehicle: Vehicle) => readonly string[]> = {
  categories: ({ categories }) => categories ?? [],
  filtered_features: ({ features }) => features,
}

/** Numbers for filters, sort orders and listing rules. */
export const numbers = {
  // What a site asks for a vehicle (PR-1), so that it is found and sorted by the price that it shows.
  price: purchasePrice,
  subscription_price: weeklyPrice,
  year: ({ year }) => year,
  km: ({ km }) => km,
  custom_rank: ({ custom_rank }) => custom_rank,
  created_at_timestamp: ({ created_at_timestamp }) => created_at_timestamp,
  sold_date_timestamp: ({ sold_date_timestamp }) => sold_date_timestamp,
  // Nothing weighs or measures nothing: a feed's 0 is unknown.
  body_length: ({ body_length }) => body_length || undefined,
  aggregate_trailer_mass: ({ aggregate_trailer_mass }) => aggregate_trailer_mass || undefined,
  tare_weight: ({ tare_weight }) => tare_weight || undefined,
  towing: ({ towingcapacitybraked }) => towingcapacitybraked || undefined,
} as const satisfies Record<string, (vehicle: Vehicle) => number | undefined>

export type NumberField = keyof typeof numbers

/** Which vehicles a flag leaves. */
export const flagValues: Record<FlagFilter, (vehicle: Vehicle) => boolean> = {
  certified: ({ certified }) => certified,
  price_dropped: isReduced,
  below_market: isBelowMarket,
}

/** TN-14: on a subscription site, the price is the weekly price. */
export const numberField = (field: NumberField, { pricing }: Pick<StockScope, 'pricing'>): NumberField =>
  field === 'price' && pricing === 'subscription' ? 'subscription_price' : field

/** A vehicle's location: its dealership's place in its city, else the dealership's default place. */
export function placeOf(
  { dealership_slug, city }: Pick<Vehicle, 'dealership_slug' | 'city'>,
  { places }: Pick<StockScope, 'places'>,
): Place | undefined {
  const own = places.filter(({ dealership }) => dealership === dealership_slug)
  return own.find((place) => place.city === city) ?? own.find(({ isUsual }) => isUsual)
}

/** A dealership's name is that of its default place. */
export const dealershipNames = ({ places }: StockScope): ReadonlyMap<string, string> =>
  new Map(places.filter(({ isUsual }) => isUsual).map(({ dealership, name }) => [dealership, name]))

const placeFilters: readonly ListFilter[] = ['dealership_name', 'location_name'] satisfies PlaceFilter[]
const manyFilters: readonly ListFilter[] = Object.keys(multiValues) as MultiValueFilter[]
export const isPlaceFilter = (filter: ListFilter): filter is PlaceFilter => placeFilters.includes(filter)
export const isMultiValueFilter = (filter: ListFilter): filter is MultiValueFilter => manyFilters.includes(filter)

/** The order of a filter's values if it has its own (SR-10). */
export function orderOf(filter: ListFilter): FilterRow['order'] {
  const { order, steps: of } = filterRow(filter)
  return order ?? (of && stepNames(steps[of]))
}
