import type { Location } from '@forecourt/contracts/site/site'
import { countOf } from '@forecourt/domain/text/numbers'

/** `14 locations in four states`, `two locations in Brookvale`, `by appointment` where there is none. */
export function placesText(locations: readonly Location[]): string {
  if (locations.length === 0) return 'by appointment'
  const states = new Set(locations.map(({ address }) => address.state))
  const cities = [...new Set(locations.map(({ address }) => address.city))]
  const where = states.size > 1 ? `${states.size} states` : cities.length > 3 ? [...states][0] : listed(cities)
  return `${countOf(locations.length, 'location')} in ${where}`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
