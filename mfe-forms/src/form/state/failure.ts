import type { FormError } from '@forecourt/domain/leads/answers/validate-form'
import { errorsHeading, unexpectedError } from '@forecourt/domain/leads/form-words'
import { ApiError, toMessage } from '@forecourt/shell-api'

/** What is wrong with fields, or with the form as a whole. */
type Failure = { errors: readonly FormError[] } | { message: string }

const signedOutWords = 'You are not signed in any more. Reload this page to sign in again; your text is still here.'

/** LD-5, LD-6. What a shopper reads of a form that was not taken. */
export function failureOf(error: unknown, unknownWords: string = unexpectedError): Failure {
  if (!(error instanceof ApiError) || error.code === 'internal') return { message: unknownWords }
  if (error.fields.length > 0) return { errors: error.fields }
  // A heading over a list that is not there says nothing.
  if (error.message === errorsHeading) return { message: unknownWords }
  if (error.code === 'unauthenticated') return { message: signedOutWords }
  return { message: error.code === 'too_many' ? `${error.message} Your text is still here.` : error.message }
}

/** The same in one text, where there are no fields to show it at. */
export function failureText(error: unknown): string {
  const failure = failureOf(error, toMessage(undefined))
  return 'errors' in failure ? failure.errors.map(({ message }) => message).join(' ') : failure.message
}
