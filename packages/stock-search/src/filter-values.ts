import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { type DerivedValues, derivedValues } from '@forecourt/domain/search/filters/derived-values'
import {
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  rangeNames,
  searchFilters,
  type ValueSource,
} from '@forecourt/domain/search/search-filters'
import type { Place, StockScope } from '@forecourt/domain/stock/stock-scope'

type Rows = typeof searchFilters
/** Filters whose values depend on the tenant's places, not on the vehicle alone. */
export type PlaceFilter = { [K in ListFilter]: Rows[K] extends { from: unknown } ? never : K }[ListFilter]
/** Filters with several values per vehicle. */
export type MultiValueFilter = { [K in ListFilter]: Rows[K] extends { many: true } ? K : never }[ListFilter]
/** Filters with at most one value per vehicle. */
export type SingleValueFilter = Exclude<ListFilter, PlaceFilter | MultiValueFilter>

export const isPlaceFilter = (filter: ListFilter): filter is PlaceFilter => filterRow(filter).from === undefined
export const isMultiValueFilter = (filter: ListFilter): filter is MultiValueFilter => filterRow(filter).many === true
const isSingleValueFilter = (filter: ListFilter): filter is SingleValueFilter =>
  !isPlaceFilter(filter) && !isMultiValueFilter(filter)

/** `20000-30000`, or `100000+` for the last step. A vehicle is in the step that begins at or below its amount. */
function stepOf(amount: number, steps: readonly number[]): string {
  const next = steps.findIndex((step) => step > amount)
  return next < 0 ? `${steps.at(-1)}+` : `${steps[next - 1]}-${steps[next]}`
}

type Source = { from: ValueSource; unknown?: 0 }

const isDerived = (from: ValueSource): from is keyof DerivedValues => Object.hasOwn(derivedValues, from)

/** A vehicle's value where a row says that it comes from, of the type that the row's kind takes. */
function read<Type>(vehicle: Vehicle, { from, unknown }: Source): Type | undefined {
  const value = isDerived(from) ? derivedValues[from](vehicle) : vehicle[from]
  return value === unknown ? undefined : (value as Type)
}

function singleValue(vehicle: Vehicle, filter: SingleValueFilter): string | undefined {
  const { from, steps, unknown } = filterRow(filter)
  const value = from && read<string | number>(vehicle, { from, unknown })
  return value === undefined ? undefined : steps ? stepOf(Number(value), steps) : String(value)
}

type Readers<Name extends string, Value> = Readonly<Record<Name, (vehicle: Vehicle) => Value>>
const readers = <Name extends string, Value>(
  names: readonly Name[],
  ownValue: (vehicle: Vehicle, name: Name) => Value,
) =>
  Object.fromEntries(names.map((name) => [name, (vehicle: Vehicle) => ownValue(vehicle, name)])) as Readers<Name, Value>

/** A vehicle's value of each single-value filter. */
export const singleValues = readers(listNames.filter(isSingleValueFilter), singleValue)

export const multiValues = readers(
  listNames.filter(isMultiValueFilter),
  (vehicle, filter): readonly string[] => read(vehicle, searchFilters[filter]) ?? [],
)

/** A vehicle's values of a list; of a filter by place none. */
export function valuesOf(vehicle: Vehicle, filter: ListFilter): readonly string[] {
  if (isPlaceFilter(filter)) return []
  return isMultiValueFilter(filter) ? multiValues[filter](vehicle) : [singleValues[filter](vehicle) ?? []].flat()
}

/** Numbers that sort orders and listing rules need beside those of filters. */
const otherNumbers = ['custom_rank', 'sold_date_timestamp'] as const satisfies (keyof Vehicle)[]

/** Numbers for filters, sort orders and listing rules. */
export const numbers = {
  ...readers(rangeNames, (vehicle, filter) => read<number>(vehicle, filterRow(filter))),
  ...readers(otherNumbers, (vehicle, field) => vehicle[field]),
}

export type NumberField = keyof typeof numbers

/** Which vehicles a flag leaves. */
export const flagValues = readers(flagNames, (vehicle, filter) => read<boolean>(vehicle, filterRow(filter)) ?? false)

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

/** The order of a filter's values if it has its own (SR-10). */
export function orderOf(filter: ListFilter): readonly string[] | 'number' | undefined {
  const { order, steps } = filterRow(filter)
  return order ?? steps?.map((step) => stepOf(step, steps))
}
