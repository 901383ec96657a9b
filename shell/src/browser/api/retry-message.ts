import { type ErrorBody, errorCodes } from '@forecourt/contracts/errors'

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** When to try again, for a refusal without its own message; undefined otherwise. */
export const retryMessage = ({ code, message, retryAfterSeconds }: ErrorBody['error']): string | undefined =>
  code === 'too_many' && retryAfterSeconds !== undefined && message === errorCodes.too_many.message
    ? `Too many requests. Try again in ${waitText(retryAfterSeconds)}.`
    : undefined
