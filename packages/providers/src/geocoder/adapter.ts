import { GeocodeCommand, type GeocodeCommandOutput, GeoPlacesClient } from '@aws-sdk/client-geo-places'
import { parseInput } from '../parse-input.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { type GeocoderProvider, type PostcodePlace, postcodeSchema } from './port.ts'

export type GeocoderSettings = {
  region: string
  /** The sandbox's address; without it, AWS. */
  url?: string
  /** Without them, the function's own role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  calls?: CallSettings
}

/** Amazon Location's Geocode, for postcodes of Australia alone. Reading is repeatable; a shopper waits: two seconds in all. */
export function createGeocoderProvider({ url, calls, ...client }: GeocoderSettings): GeocoderProvider {
  const places = new GeoPlacesClient({ ...client, maxAttempts: 1, ...(url !== undefined && { endpoint: url }) })
  const guard = guardCalls('Amazon Location', {
    deadlineMs: 2000,
    maxRetries: 1,
    retryOn: ['unavailable', 'throttled'],
    ...calls,
  })
  return {
    async geocodePostcode(postcode) {
      const PostalCode = parseInput(postcodeSchema, postcode)
      const command = new GeocodeCommand({
        QueryComponents: { Country: 'AUS', PostalCode },
        Filter: { IncludeCountries: ['AUS'] },
        MaxResults: 5,
        IntendedUse: 'SingleUse',
      })
      return guard(async (signal) => {
        const answer = await places.send(command, { abortSignal: signal }).catch((error: unknown) => {
          throw toError(error)
        })
        return placeIn(answer, PostalCode)
      })
    },
  }
}

/** The result that is of this postcode: for one that there is not, Amazon answers what is near in writing. */
function placeIn({ ResultItems }: GeocodeCommandOutput, postcode: string): PostcodePlace | undefined {
  if (!Array.isArray(ResultItems)) throw new ProviderError('malformed', 'Amazon Location answered without results.')
  const found = ResultItems.find(({ Address }) => Address?.PostalCode === postcode && Address.Country?.Code3 === 'AUS')
  if (!found) return undefined
  const [longitude, latitude] = found.Position ?? []
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new ProviderError('malformed', 'Amazon Location answered a place without a position.')
  const { Region, Locality } = found.Address ?? {}
  return { postcode, state: Region?.Code ?? Region?.Name ?? '', locality: Locality ?? '', latitude, longitude }
}

const reasons: Record<string, ProviderErrorReason> = {
  ThrottlingException: 'throttled',
  AccessDeniedException: 'refused',
  ValidationException: 'rejected',
  InternalServerException: 'unavailable',
}

function toError(error: unknown): ProviderError {
  if (error instanceof SyntaxError) return new ProviderError('malformed', 'Amazon Location answered what is not JSON.')
  const name = error instanceof Error ? error.name : 'unknown error'
  return new ProviderError(reasons[name] ?? 'unavailable', `Amazon Location failed: ${name}.`)
}
