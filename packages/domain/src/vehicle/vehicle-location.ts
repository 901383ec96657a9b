import { type Places, shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { primaryLocation } from '../locations/primary-location.ts'

type Placed = Pick<Vehicle, 'dealership_slug' | 'city'>

/** The sales locations of a site: its shown locations, without workshops and parts counters. */
const salesLocations = (site: Places): Location[] =>
  shownLocations(site).filter(({ location_type }) => location_type !== 'service' && location_type !== 'parts')

/** A sales location of the vehicle's own dealership: the one in its city if there is one, else the primary. */
export function ownLocation({ dealership_slug, city }: Placed, site: Places): Location | undefined {
  const locations = salesLocations(site).filter((location) => location.dealership_slug === dealership_slug)
  return locations.find(({ address }) => address.city === city) ?? primaryLocation({ locations })
}

/** A vehicle's city on all pages: from its feed, else that of its own dealership. */
export const vehicleCity = (vehicle: Placed, site: PublicSite): string | undefined =>
  vehicle.city ?? ownLocation(vehicle, site)?.address.city

/** The label of a vehicle's location: on a group's site its dealership, else its city. */
export const locationLabel = (vehicle: Placed, site: PublicSite): string | undefined =>
  (site.dealerships.length > 1 ? ownLocation(vehicle, site)?.name : undefined) ?? vehicleCity(vehicle, site)

/** Whether a shopper has several places of a site to choose from. */
export const hasSeveralPlaces = (site: Places): boolean => salesLocations(site).length > 1

/**
 * The same for a card, with the distance where one is known (by the location's id). Where all vehicles of a site are in one place its
 * name says nothing.
 */
export function cardLocation(
  vehicle: Placed,
  site: PublicSite,
  distances: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!hasSeveralPlaces(site)) return undefined
  const distance = distances[ownLocation(vehicle, site)?.id ?? '']
  return [locationLabel(vehicle, site), distance].filter(Boolean).join(' · ') || undefined
}

/**
 * LO-8: where a vehicle can be seen, or to where it is delivered, beside the location that sells it. Locations that the site does not
 * show are not among them.
 */
export const distributionLocations = (
  { distribution_locations = [], ...vehicle }: Placed & Pick<Vehicle, 'distribution_locations'>,
  site: PublicSite,
): Location[] => {
  const seller = dealerLocation(vehicle, site)
  return shownLocations(site).filter(({ slug, id }) => id !== seller?.id && distribution_locations.includes(slug))
}

/** The seller of a vehicle. For a dealership without a location it is the site's first. */
export const dealerLocation = (vehicle: Placed, site: Places): Location | undefined =>
  ownLocation(vehicle, site) ?? salesLocations(site)[0] ?? shownLocations(site)[0]
