import { parseInput } from '../parse-input.ts'
import { type GeocoderProvider, type PostcodePlace, postcodeSchema } from './port.ts'
import { areaOf } from './postcode-areas.ts'

/** Geocodes from a table of area centres: no network calls, no suburbs. */
export function embeddedPlace(postcode: string): PostcodePlace | undefined {
  const area = areaOf(postcode)
  if (!area) return undefined
  const [, state, locality, latitude, longitude] = area
  return { postcode, state, locality, latitude, longitude }
}

export const embeddedGeocoder: GeocoderProvider = {
  geocodePostcode: async (postcode) => embeddedPlace(parseInput(postcodeSchema, postcode)),
}
