import { type EndpointName, type EndpointParams, endpoints } from '@forecourt/contracts/endpoints'
import { shownValue } from '@forecourt/domain/shown-value'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/**
 * The parameters of an endpoint's path, as the contracts have them.
 * @throws AppError `bad_request` with what was found and what is allowed.
 */
export function parseParams<E extends EndpointName>(
  endpoint: E,
  given: Record<string, string | undefined>,
): EndpointParams<E> {
  const { path, params } = endpoints[endpoint]
  const result = z.safeParse(params, given)
  // The schema of E makes the parameters of E: the compiler only sees the union of all schemas.
  if (result.success) return result.data as EndpointParams<E>
  const complaints = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    const value = given[name]
    return `${name} is ${value === undefined ? 'missing' : shownValue(value)}, allowed: ${issue.message}`
  })
  throw new AppError('bad_request', `This is not an address of ${path}: ${complaints.join('; ')}.`)
}
