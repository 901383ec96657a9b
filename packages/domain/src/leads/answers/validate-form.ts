import type { FormValue } from '@forecourt/contracts/leads/lead'
import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'
import { multiLine, singleLine } from '@forecourt/contracts/validation/typed-text'
import { tidyPhone } from '../../shoppers/phone-text.ts'
import { plateOf } from '../../trade-in/steps.ts'
import { collectEntries } from '../additional-services.ts'
import type { Condition, Field, FieldKind, FormDefinition, FormValues, Option } from '../form.ts'
import { invalidWords, unknownPostcodeError } from '../form-words.ts'
import { wholeNumber } from './whole-number.ts'

export type FormError = { field: string; message: string }
export type IsPhone = (typed: string) => boolean
/** What knows more of a value than its shape. */
type FormChecks = { isPhone?: IsPhone | undefined; isPostcode?: (typed: string) => boolean }
export type ValidatedForm = { values: Record<string, FormValue> } | { errors: FormError[] }

/** What a provider of e-mail takes as an address. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

/**
 * What may be a phone number. The parser of numbers is a library which a form in a browser has only once it was loaded; until then, and
 * for what only the library knows, the function decides.
 */
const hasPhoneShape = (typed: string): boolean =>
  /^[\d\s().+-]+$/.test(typed) && /^(13\d{4}|\d{9,15})$/.test(typed.replaceAll(/\D/g, ''))

const hasPostcodeShape = (typed: string): boolean => /^\d{4}$/.test(typed)

const holds = (when: Condition | undefined, values: FormValues): boolean =>
  Object.entries(when ?? {}).every(([field, accepted]) => accepted.includes(String(values[field] ?? '')))

/** Whether a field is there, given what the others hold. */
export const isShown = ({ when }: Field, values: FormValues): boolean => holds(when, values)

/** Whether a value can be chosen, given what the other fields hold. */
export const isOffered = (options: readonly Option[], value: string, values: FormValues): boolean =>
  options.some((option) => option.value === value && holds(option.when, values))

/** Options by their values, each once: one that several conditions allow is shown once. */
export const distinctOptions = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ value }, index) => options.findIndex((one) => one.value === value) === index)

/**
 * LD-2, LD-6. Reads what a browser sends by a form's definition: the fields that are shown, as their kinds have them, or what is
 * wrong with each. What the form does not have is left out. Browser and function both use it, the function with the parser of phone
 * numbers and the table of postcodes.
 */
export function validateForm(form: FormDefinition, given: FormValues, checks: FormChecks = {}): ValidatedForm {
  const { isPhone = hasPhoneShape, isPostcode = () => true } = checks
  const { values: entries, services } = collectEntries(given)
  const values: Record<string, FormValue> = {}
  const errors: FormError[] = []
  for (const field of form.fields.filter((one) => isShown(one, entries))) {
    const value = readValue(field, Object.hasOwn(entries, field.name) ? entries[field.name] : undefined)
    const message =
      value === undefined ? field.required : invalidMessage(field, value, { entries, isPhone, isPostcode })
    if (message !== undefined) errors.push({ field: field.name, message })
    else if (value !== undefined) values[field.name] = value
  }
  const missing = missingGroup(form, values)
  if (missing && errors.every(({ field }) => field !== missing.field)) errors.push(missing)
  if (services.length > 0) values.additional_services = [...asList(values.additional_services), ...services]
  const order = (name: string) => form.fields.findIndex((field) => field.name === name)
  return errors.length > 0 ? { errors: errors.toSorted((a, b) => order(a.field) - order(b.field)) } : { values }
}

/** LD-6. The values of a plain HTML form, which says `on` for a box that is ticked and nothing for one that is not. */
export function plainValues({ fields }: Pick<FormDefinition, 'fields'>, given: FormValues): FormValues {
  const boxes = fields.filter(({ kind, name }) => kind === 'checkbox' && Object.hasOwn(given, name))
  return { ...given, ...Object.fromEntries(boxes.map(({ name }) => [name, given[name] === 'on'])) }
}

/** Where a form takes one of several groups of fields, and none is whole: said at the first field of the first. */
function missingGroup({ needsOne }: FormDefinition, values: FormValues): FormError | undefined {
  const field = needsOne?.groups[0]?.[0]
  const hasOne = needsOne?.groups.some((group) => group.every((name) => values[name] !== undefined))
  return needsOne && field !== undefined && !hasOne ? { field, message: needsOne.message } : undefined
}

const asList = (value: FormValue | undefined): string[] => (Array.isArray(value) ? value : [])

/** The value by the field's kind; undefined where there is none. */
function readValue(field: Field, given: FormValue | undefined): FormValue | undefined {
  switch (field.kind) {
    case 'hidden':
      return field.value
    case 'checkbox':
      return given === true ? true : undefined
    case 'checkbox-group': {
      const chosen = [given ?? []].flat().filter((one) => typeof one === 'string')
      return chosen.length > 0 ? chosen : undefined
    }
    default: {
      const text = typeof given === 'string' ? cleanText(given, field.kind) : ''
      if (field.kind === 'km' || field.kind === 'currency') return wholeNumber(text) ?? (text || undefined)
      return text === '' ? undefined : text
    }
  }
}

/** Only a text area has lines. */
const cleanText = (text: string, kind: FieldKind): string => {
  if (kind === 'textarea') return multiLine(text)
  if (kind === 'phone') return tidyPhone(text)
  const line = singleLine(text)
  return kind === 'postcode' ? (parsePostcode(line) ?? line) : line
}

type Rules = { entries: FormValues; isPhone: IsPhone; isPostcode: (typed: string) => boolean }

function invalidMessage(field: Field, value: FormValue, { entries, isPhone, isPostcode }: Rules): string | undefined {
  const text = String(value)
  switch (field.kind) {
    case 'email':
      return emailPattern.test(text) && text.length <= field.maxLength ? undefined : invalidWords.email
    case 'phone':
      return isPhone(text) ? undefined : invalidWords.phone
    case 'postcode':
      if (!hasPostcodeShape(text)) return invalidWords.postcode
      return isPostcode(text) ? undefined : unknownPostcodeError(text)
    case 'text':
    case 'textarea':
      if (field.isPlate && plateOf(text) === undefined) return invalidWords.plate
      return text.length > field.maxLength ? `${field.label}: use at most ${field.maxLength} characters` : undefined
    case 'km':
    case 'currency':
      return /^\d{1,9}$/.test(text) ? undefined : invalidWords[field.kind]
    case 'select':
    case 'radio':
    case 'chips':
    case 'checkbox-group':
      return [value].flat().every((one) => isOffered(field.options, String(one), entries))
        ? undefined
        : invalidWords[field.kind === 'chips' ? 'appointment' : 'option']
    default:
      return undefined
  }
}
