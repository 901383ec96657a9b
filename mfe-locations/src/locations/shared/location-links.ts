import type { Location, PublicSite } from '@forecourt/contracts/site/site'

/** RT-14: the canonical address of a location's page. */
export const locationPath = ({ slug }: Pick<Location, 'slug'>): string => `/locations/${slug}`

/** The stock that can be seen at a location: on a group's site that of its dealership, named as the search names it. */
export function stockHref({ dealership_slug }: Location, { dealerships, locations, paths }: PublicSite): string {
  if (dealerships.length === 1) return paths.search
  const own = locations.filter((location) => location.dealership_slug === dealership_slug)
  const seller = own.find(({ location_type }) => location_type === 'sales' || location_type === '') ?? own[0]
  return seller ? `${paths.search}?${new URLSearchParams({ dealership_name: seller.name })}` : paths.search
}
