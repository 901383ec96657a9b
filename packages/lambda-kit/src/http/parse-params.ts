import type { Endpoint, ParamsOf } from '@forecourt/contracts/endpoints/endpoint'
import { quotedValue } from '@forecourt/domain/text/quoted-value'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'

/**
 * The parameters of an endpoint's path, as its row has them.
 * @throws AppError `bad_request` with what was found and what is allowed.
 */
export function parseParams<E extends Endpoint>(
  { path, params }: E,
  given: Readonly<Record<string, string | undefined>>,
): ParamsOf<E> {
  const result = z.safeParse(params, given)
  // The schema of E makes the parameters of E: the compiler only sees the type that all schemas have.
  if (result.success) return result.data as ParamsOf<E>
  throw new AppError('bad_request', `This is not an address of ${path}: ${issuesText(result.error, given)}.`)
}

/**
 * What an endpoint reads of an address's query beside a search, as its schema says: parameters of other names are left to others.
 * Of one that is given twice the last counts.
 * @throws AppError `bad_request` with what was found and what is allowed.
 */
export function parseQuery<S extends z.ZodMiniObject>(schema: S, query: string): z.infer<S> {
  const given = Object.fromEntries(new URLSearchParams(query))
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  throw new AppError('bad_request', `${issuesText(result.error, given)}.`)
}

const issuesText = ({ issues }: z.core.$ZodError, given: Readonly<Record<string, string | undefined>>): string =>
  issues
    .map(({ path, message }) => {
      const name = path.join('.')
      const value = given[name]
      return `${name} is ${value === undefined ? 'missing' : quotedValue(value)}, allowed: ${message}`
    })
    .join('; ')
