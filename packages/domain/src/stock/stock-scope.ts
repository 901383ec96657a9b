import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Location, Site } from '@forecourt/contracts/site/site'
import type { CarType } from '@forecourt/contracts/stock/car-types'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Point } from '../locations/distance.ts'
import type { Paging } from '../search/pagination.ts'

/**
 * The location of a dealership's vehicles: those of this city, and at its default place all that no other of its places
 * includes.
 */
export type Place = Point & {
  readonly name: string
  readonly dealership: string
  readonly city: string
  readonly isUsual: boolean
}

const daySeconds = 86_400

/**
 * The vehicles that a tenant may see, and its settings for them. Only `stockScope` creates one, from the server's own
 * tenant, so that no request can widen it (TN-7, TN-10, TN-13, SR-11). It is a class, so that the compiler rejects
 * look-alikes and modified copies.
 */
export class StockScope {
  /** A private brand. */
  declare protected readonly made: true

  readonly dealerships: readonly string[]
  readonly carTypes: readonly CarType[]
  readonly itemTypes: readonly string[]
  /** How long a sold vehicle stays listed. */
  readonly soldWindowSeconds: number
  /** The minimum age of a listed vehicle. */
  readonly minimumAgeSeconds: number
  /** TN-14: the meaning of `price` in filters, facets and orders. */
  readonly pricing: Site['pricing']
  /** SR-9: whether price ascending leaves out vehicles without a price. */
  readonly isPriceAboveZero: boolean
  /** SR-12: whether runs of sold vehicles collapse into one. */
  readonly collapsesSold: boolean
  /** SR-7. */
  readonly paging: Paging
  /** The sales locations that the site shows. Hidden ones can neither be named nor found by name (TN-12). */
  readonly places: readonly Place[]

  private constructor(site: Site) {
    this.dealerships = site.dealerships
    this.carTypes = site.car_types
    this.itemTypes = site.item_types
    this.soldWindowSeconds = site.sold_window_days * daySeconds
    this.minimumAgeSeconds = site.minimum_age_days * daySeconds
    this.pricing = site.pricing
    this.isPriceAboveZero = site.price_above_zero
    this.collapsesSold = site.collapse_sold
    this.paging = { pageSize: site.page_size, isCumulative: site.paging === 'more' }
    this.places = placesOf(shownLocations(site))
    Object.freeze(this)
  }

  static of(site: Site): StockScope {
    return new StockScope(site)
  }
}

/** The scope of a loaded site. Its allowed callers are a list (stock-scope.test.ts). */
export const stockScope = (site: Site): StockScope => StockScope.of(site)

const sells = ({ location_type }: Location): boolean => location_type !== 'service' && location_type !== 'parts'

/** The places of a site's stock. */
export function placesOf(locations: readonly Location[]): Place[] {
  const selling = locations.filter(sells)
  return selling.map((location) => {
    const own = selling.filter(({ dealership_slug }) => dealership_slug === location.dealership_slug)
    const usual = own.find(({ primary }) => primary) ?? own[0]
    const { name, dealership_slug, address } = location
    const { city, lat, long } = address
    return { name, dealership: dealership_slug, city, lat, long, isUsual: location === usual }
  })
}

type ScopeList = { field: 'dealership_slug' | 'car_type' | 'item_type'; values: readonly string[] }

/** The vehicles of a scope: shown on the website, with one of the values in each of these fields. */
export const scopeLists = ({ dealerships, carTypes, itemTypes }: StockScope): ScopeList[] => [
  { field: 'dealership_slug', values: dealerships },
  { field: 'car_type', values: carTypes },
  { field: 'item_type', values: itemTypes },
]

/** Whether a scope includes the vehicle, listed or not: one that was sold long ago still has its page (VD-14). */
export const isInScope = (scope: StockScope, vehicle: Vehicle): boolean =>
  vehicle.show_on_dealer_website && scopeLists(scope).every(({ field, values }) => values.includes(vehicle[field]))
