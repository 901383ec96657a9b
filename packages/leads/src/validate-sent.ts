import type { FormValue } from '@forecourt/contracts/leads/lead'
import { validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { FormDefinition, FormValues } from '@forecourt/domain/leads/form'
import { errorsHeading } from '@forecourt/domain/leads/form-words'
import { phoneNumber } from '@forecourt/domain/shoppers/phone-number'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { localityOf } from '@forecourt/localities/localities'

/** The refusal of one field. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid', errorsHeading, { fields: [{ field, message }] })

/** What a shopper sent in a form, with what only the server knows: phone numbers and postcodes. @throws AppError `invalid` with the fields that are wrong. */
export function validateSent(form: FormDefinition, sent: FormValues): Record<string, FormValue> {
  const validated = validateForm(form, sent, {
    isPhone: (typed) => phoneNumber(typed) !== undefined,
    isPostcode: (typed) => localityOf(typed) !== undefined,
  })
  if ('errors' in validated) throw new AppError('invalid', errorsHeading, { fields: validated.errors })
  return validated.values
}
