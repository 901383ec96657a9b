import { errorCodes } from '@forecourt/contracts/error-codes'
import type { ErrorBody } from '@forecourt/contracts/errors'
import { waitText } from '@forecourt/domain/text/wait-text'

type Refusal = Pick<ErrorBody['error'], 'code' | 'message' | 'retryAfterSeconds'>

/** When to try again, for a refusal without its own message; undefined otherwise. */
export const retryMessage = ({ code, message, retryAfterSeconds }: Refusal): string | undefined =>
  code === 'too_many' && retryAfterSeconds !== undefined && message === errorCodes.too_many.message
    ? `Too many requests. Try again in ${waitText(retryAfterSeconds)}.`
    : undefined
