import { distanceKm, type Point } from '@forecourt/domain/locations/distance'
import type { NearArea } from '@forecourt/domain/locations/location-distances'
import { isBoxPostcode, stateNames } from '@forecourt/domain/locations/postcodes'
import { nearName, nearPostcode } from '@forecourt/domain/search/near'
import { likeliestFirst } from './likeliest.ts'
import { findLocalities, localitiesAt, localityOf } from './localities.ts'
import { type NamedPlace, placesNamed } from './named-places.ts'
import { placeKey } from './place-key.ts'

type Named = Point & Pick<NamedPlace, 'name' | 'state' | 'postcode'> & { kind?: NamedPlace['kind'] }

/** `Richmond NSW 2753`; a region has no postcode of its own, and a state is its own name. */
export function placeLabel({ kind, name, state, postcode }: Named): string {
  if (kind === 'state') return name
  return kind === 'region' ? `${name} ${state}` : `${name} ${state} ${postcode}`
}

/** The text in an address for a place: with its state where that was said. */
export const nearText = ({ kind, name, state, postcode }: Omit<Named, 'lat' | 'long'>, isStateSaid = false): string =>
  isStateSaid && kind !== 'state' ? `${name} ${state} ${postcode}` : `${name} ${postcode}`

/** SR-20. The place that a text in an address means: the one of its name at its postcode, or else what the postcode is called by. */
export function nearPlace(near: string): NearArea | undefined {
  const postcode = nearPostcode(near)
  const main = localityOf(postcode)
  if (!main) return undefined
  const { name, state } = readName(near)
  const named = name ? placeAt(name, postcode, state) : undefined
  const { lat, long } = named ?? main
  const text = named ? nearText(named, state === named.state) : postcode
  return { near: text, postcode, name: (named ?? main).name, label: placeLabel(named ?? main), lat, long }
}

/** A name, and the state behind it. */
function readName(near: string): { name: string; state?: string | undefined } {
  const words = nearName(near).split(' ')
  const state = words.at(-1)?.toUpperCase() ?? ''
  return Object.hasOwn(stateNames, state) ? { name: words.slice(0, -1).join(' '), state } : { name: words.join(' ') }
}

function placeAt(name: string, postcode: string, state?: string): Named | undefined {
  const key = placeKey(name)
  const own = localitiesAt(postcode).filter((one) => placeKey(one.name) === key)
  return (
    // Towns on a border are of both states.
    own.find((one) => one.state === state) ?? own[0] ?? placesNamed(key).find((place) => place.postcode === postcode)
  )
}

/** Nearer than this two localities of one name are one place. */
const apartKm = 30

/** SR-20. Other places of the name that a text has, the likeliest first for one at these points; of its state alone where it says one. */
export function namesakes(near: string, points: readonly Point[]): NearArea[] {
  const { name, state } = readName(near)
  const chosen = nearPlace(near)
  if (!name || !chosen) return []
  const apart: Point[] = [chosen]
  return likeliestFirst(findLocalities(name, state === undefined ? {} : { state }), points).flatMap((own) => {
    if (isBoxPostcode(own.postcode) || apart.some((other) => distanceKm(own, other) < apartKm)) return []
    apart.push(own)
    return nearPlace(nearText(own, true)) ?? []
  })
}
