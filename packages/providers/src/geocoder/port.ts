import * as z from 'zod/mini'

/** Four digits, as text: Darwin's begin with 0. */
export const postcodeSchema = z.string().check(z.regex(/^\d{4}$/))

export type PostcodePlace = {
  postcode: string
  /** `NSW`. */
  state: string
  /** The suburb or the area that its centre is in. */
  locality: string
  latitude: number
  longitude: number
}

export interface GeocoderProvider {
  /** FQ-13. The centre of an Australian postcode; undefined where there is no such postcode. Throws `ProviderError`. */
  geocodePostcode(postcode: string): Promise<PostcodePlace | undefined>
}
