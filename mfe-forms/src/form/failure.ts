import { unexpectedError } from '@forecourt/domain/leads/form-words'
import type { FormError } from '@forecourt/domain/leads/validate-form'
import { ApiError, toMessage } from '@forecourt/shell-api'

/** What is wrong with fields, or with the form as a whole. */
export type Failure = { errors: readonly FormError[] } | { message: string }

/** LD-5, LD-6. What a shopper reads of a form that was not taken. `phone` is another way to reach the dealer. */
export function failureOf(error: unknown, phone: string): Failure {
  if (!(error instanceof ApiError) || error.code === 'internal') return { message: unexpectedError }
  if (error.fields.length > 0) return { errors: error.fields }
  if (error.code === 'too_many')
    return { message: `${toMessage(error)} Your text is still here. Or call ${phone.replaceAll(' ', '\u00a0')}.` }
  return { message: error.message }
}
