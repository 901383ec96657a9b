import type { ErrorBody } from '@forecourt/contracts/errors'

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** When to try again, of an error that says so; undefined of every other. */
export const retryMessage = ({ code, retryAfterSeconds }: ErrorBody['error']): string | undefined =>
  code === 'too_many' && retryAfterSeconds !== undefined
    ? `Too many requests. Try again in ${waitText(retryAfterSeconds)}.`
    : undefined
