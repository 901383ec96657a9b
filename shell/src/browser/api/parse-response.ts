import { type EndpointName, type EndpointResponse, endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { errorBodySchema } from '@forecourt/contracts/errors'
import { ApiError } from '@forecourt/shell-api'

const unexpected = () => new ApiError('unavailable', 'The site did not answer as expected. Try again in a moment.')

export const endpointPath = (endpoint: EndpointName): string => endpoints[endpoint].path

/** The answer as its schema says; anything else is an `ApiError`. */
export function parseResponse<E extends EndpointName>(endpoint: E, body: unknown): EndpointResponse<E> {
  const parsed = endpoints[endpoint].response.safeParse(body)
  if (!parsed.success) throw unexpected()
  return parsed.data as EndpointResponse<E>
}

/** What a function said went wrong. */
export function parseError(body: unknown): ApiError {
  const parsed = errorBodySchema.safeParse(body)
  return parsed.success ? new ApiError(parsed.data.error.code, parsed.data.error.message) : unexpected()
}
