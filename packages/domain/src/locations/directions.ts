import type { Location } from '@forecourt/contracts/site/site'
import { addressText } from './primary-location.ts'

/** LO-8, VD-10: the place's own page at a map service where it has one, else directions. The phone opens its own application for both. */
export function directionsHref({ name, address }: Pick<Location, 'name' | 'address'>): string {
  if (address.place_url) return address.place_url
  const query = new URLSearchParams({ api: '1', destination: `${name}, ${addressText({ address })}` })
  if (address.place_id) query.set('destination_place_id', address.place_id)
  return `https://www.google.com/maps/dir/?${query}`
}
