import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

type Placed = Pick<Vehicle, 'dealership_slug' | 'city'>

/** Where a site sells: what it shows of its locations, without workshops and parts counters. */
const salesLocations = ({ locations }: PublicSite): Location[] =>
  locations.filter(({ visible, location_type }) => visible && location_type !== 'service' && location_type !== 'parts')

/** A sales location of the vehicle's own dealership: the one in its city if there is one, else the primary. */
function ownLocation({ dealership_slug, city }: Placed, site: PublicSite): Location | undefined {
  const own = salesLocations(site).filter((location) => location.dealership_slug === dealership_slug)
  return own.find(({ address }) => address.city === city) ?? own.find(({ primary }) => primary) ?? own[0]
}

/** The city that a vehicle stands in, wherever a page names it: what its feed says, else that of its own dealership. */
export const vehicleCity = (vehicle: Placed, site: PublicSite): string | undefined =>
  vehicle.city ?? ownLocation(vehicle, site)?.address.city

/** Where a shopper finds a vehicle: on a group's site the dealership that has it, else its city. */
export const locationLabel = (vehicle: Placed, site: PublicSite): string | undefined =>
  (site.dealerships.length > 1 ? ownLocation(vehicle, site)?.name : undefined) ?? vehicleCity(vehicle, site)

/** Who sells a vehicle. A dealership without a location is spoken for by the site's first. */
export const dealerLocation = (vehicle: Placed, site: PublicSite): Location | undefined =>
  ownLocation(vehicle, site) ?? salesLocations(site)[0] ?? site.locations.find(({ visible }) => visible)
