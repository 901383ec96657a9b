import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import type { FieldProblem } from '@forecourt/contracts/errors'
import { ApiError } from '@forecourt/shell-api'
import { retryMessage } from './retry-message.ts'

export const unexpected = () =>
  new ApiError('unavailable', 'The site did not answer as expected. Try again in a moment.')

/** A property of an answer; undefined of what is no object. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCodes, code)

const isProblem = (problem: unknown): problem is FieldProblem =>
  typeof propertyOf(problem, 'field') === 'string' && typeof propertyOf(problem, 'message') === 'string'

/** A function's error answer, by hand: `errorBodySchema` would bring the schemas' library, ten times this file. */
export function parseError(body: unknown): ApiError {
  const error = propertyOf(body, 'error')
  const [code, message, seconds, fields] = ['code', 'message', 'retryAfterSeconds', 'fields'].map((name) =>
    propertyOf(error, name),
  )
  if (!isCode(code) || typeof message !== 'string') return unexpected()
  const retryAfterSeconds = typeof seconds === 'number' ? seconds : undefined
  return new ApiError(code, retryMessage({ code, message, retryAfterSeconds }) ?? message, {
    retryAfterSeconds,
    fields: Array.isArray(fields) ? fields.filter(isProblem) : [],
  })
}
