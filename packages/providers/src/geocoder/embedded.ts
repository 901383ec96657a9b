import { localityOf } from '@forecourt/localities/localities'
import { parseInput } from '../parse-input.ts'
import { type GeocoderProvider, type PostcodePlace, postcodeSchema } from './port.ts'

/** Geocodes from the table of localities: no network calls. */
export function embeddedPlace(postcode: string): PostcodePlace | undefined {
  const found = localityOf(postcode)
  if (!found) return undefined
  const { state, name: locality, lat: latitude, long: longitude } = found
  return { postcode, state, locality, latitude, longitude }
}

export const embeddedGeocoder: GeocoderProvider = {
  geocodePostcode: async (postcode) => embeddedPlace(parseInput(postcodeSchema, postcode)),
}
