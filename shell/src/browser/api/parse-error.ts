import { errorBodySchema } from '@forecourt/contracts/errors'
import { ApiError } from '@forecourt/shell-api'
import { retryMessage } from './retry-message.ts'

export const unexpected = () =>
  new ApiError('unavailable', 'The site did not answer as expected. Try again in a moment.')

/** Parses a function's error answer. */
export function parseError(body: unknown): ApiError {
  const parsed = errorBodySchema.safeParse(body)
  if (!parsed.success) return unexpected()
  const { code, message, ...details } = parsed.data.error
  return new ApiError(code, retryMessage(parsed.data.error) ?? message, details)
}
