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

/** The number as a phone dials it from anywhere: `(02) 5550 4120` is `+61255504120`; 13, 1300 and 1800 numbers stay as they are. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}

export const addressLine = ({ address }: Location): string =>
  `${address.street}, ${address.city} ${address.state} ${address.postcode}`
