import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { VisitorDetails } from '@forecourt/contracts/leads/visitor-details'
import type { Field, FormDefinition, FormValues } from '../form.ts'

const visitorFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const satisfies (keyof VisitorDetails)[]

/** LD-8. What a form shows before anything is typed: its own values, and the visitor's details in the fields that have their names. */
export function initialValues(form: FormDefinition, details: VisitorDetails = {}): Record<string, FormValue> {
  return Object.fromEntries(
    form.fields.map((field) => [field.name, detailOf(details, field.name) || ownValue(field)] as const),
  )
}

/** With the number of who is signed in, where the form asks for one. */
export const withPhone = (form: FormDefinition, phone: string | undefined): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) => (field.kind === 'phone' && phone ? { ...field, initial: phone } : field)),
})

function ownValue(field: Field): FormValue {
  if (field.kind === 'hidden') return field.value
  if (field.kind === 'checkbox') return false
  if (field.kind === 'checkbox-group') return []
  return field.initial ?? ''
}

function detailOf(details: VisitorDetails, name: string): string | undefined {
  const known = visitorFields.find((one) => one === name)
  return known && details[known]
}

/** LD-8. What a browser keeps of the values of a form that was sent. */
export function visitorDetailsOf(values: FormValues): VisitorDetails {
  const details: VisitorDetails = {}
  for (const name of visitorFields) {
    const value = values[name]
    if (typeof value === 'string' && value !== '') details[name] = value
  }
  return details
}
