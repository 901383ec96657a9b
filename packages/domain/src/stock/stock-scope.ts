import type { Location, Site } from '@forecourt/contracts/site/site'
import type { CarType, Vehicle } from '@forecourt/contracts/stock/vehicle'

/** Where a dealership's vehicles stand: those of this city, and at its usual place all that no other of its places has. */
export type Place = {
  readonly name: string
  readonly dealership: string
  readonly city: string
  readonly isUsual: boolean
}

const daySeconds = 86_400

/**
 * Which vehicles a tenant may see at all, and by what it tells and sells them. Only `stockScope` makes one, from the
 * server's own tenant, so that nothing a request says can ever widen it (TN-7, TN-10, TN-13, SR-11). It is a class because
 * a copy of an object of one, with other dealerships say, is not of it any more: the compiler refuses both that and a look-alike.
 */
export class StockScope {
  /** What only the class itself has. */
  declare protected readonly made: true

  readonly dealerships: readonly string[]
  readonly carTypes: readonly CarType[]
  readonly itemTypes: readonly string[]
  /** A sold vehicle stays listed this long. */
  readonly soldWindowSeconds: number
  /** A vehicle is listed once it is this old. */
  readonly minimumAgeSeconds: number
  /** TN-14: what `price` means in filters, facets and orders. */
  readonly pricing: Site['pricing']
  /** SR-9: whether price ascending leaves out what has no price. */
  readonly isPriceAboveZero: boolean
  /** SR-12: whether sold vehicles that follow each other show as one. */
  readonly collapsesSold: boolean
  /** The sales locations that the site shows. Hidden ones can be neither named nor found by name (TN-12). */
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
    this.places = placesOf(site.locations)
    Object.freeze(this)
  }

  static of(site: Site): StockScope {
    return new StockScope(site)
  }
}

/** The scope of a site as the tenant loader has read it. Who may call this is a list of its own (stock-scope.test.ts). */
export const stockScope = (site: Site): StockScope => StockScope.of(site)

const sells = ({ visible, location_type }: Location): boolean =>
  visible && location_type !== 'service' && location_type !== 'parts'

function placesOf(locations: readonly Location[]): Place[] {
  const selling = locations.filter(sells)
  return selling.map((location) => {
    const own = selling.filter(({ dealership_slug }) => dealership_slug === location.dealership_slug)
    const usual = own.find(({ primary }) => primary) ?? own[0]
    const { name, dealership_slug, address } = location
    return { name, dealership: dealership_slug, city: address.city, isUsual: location === usual }
  })
}

type ScopeList = { field: 'dealership_slug' | 'car_type' | 'item_type'; values: readonly string[] }

/** What a scope holds: vehicles that are meant for the website and have, in each of these fields, one of the values. */
export const scopeLists = ({ dealerships, carTypes, itemTypes }: StockScope): ScopeList[] => [
  { field: 'dealership_slug', values: dealerships },
  { field: 'car_type', values: carTypes },
  { field: 'item_type', values: itemTypes },
]

/** Whether a scope holds the vehicle, listed or not: one that was sold long ago still has its page (VD-14). */
export const isInScope = (scope: StockScope, vehicle: Vehicle): boolean =>
  vehicle.show_on_dealer_website && scopeLists(scope).every(({ field, values }) => values.includes(vehicle[field]))
