import type { Location, PublicSite } from '@forecourt/contracts/site'
import type { Vehicle } from '@forecourt/contracts/vehicle'

/**
 * Where a vehicle stands: a visible sales location of its own dealership, in its city if there is one, else the primary.
 * A dealership without any is spoken for by the site's first location.
 */
export function dealerOf(vehicle: Pick<Vehicle, 'dealership_slug' | 'city'>, site: PublicSite): Location | undefined {
  const visible = site.locations.filter((location) => location.visible)
  const sales = visible.filter(({ location_type }) => location_type !== 'service' && location_type !== 'parts')
  const own = sales.filter(({ dealership_slug }) => dealership_slug === vehicle.dealership_slug)
  const inCity = own.find(({ address }) => address.city === vehicle.city)
  return inCity ?? own.find(({ primary }) => primary) ?? own[0] ?? sales[0] ?? visible[0]
}

export const addressLine = ({ address }: Location): string =>
  `${address.street}, ${address.city} ${address.state} ${address.postcode}`
