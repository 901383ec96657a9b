import { unexpectedError } from '@forecourt/domain/leads/form-words'
import type { FormError } from '@forecourt/domain/leads/validate-form'
import { ApiError } from '@forecourt/shell-api'

/** What is wrong with fields, or with the form as a whole. */
type Failure = { errors: readonly FormError[] } | { message: string }

/** LD-5, LD-6. What a shopper reads of a form that was not taken. */
export function failureOf(error: unknown, unknownWords: string = unexpectedError): Failure {
  if (!(error instanceof ApiError) || error.code === 'internal') return { message: unknownWords }
  if (error.fields.length > 0) return { errors: error.fields }
  return { message: error.code === 'too_many' ? `${error.message} Your text is still here.` : error.message }
}
