import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Field, FormDefinition } from '../form.ts'
import { currencyText, kmText } from './whole-number.ts'

/** A label and a value as people read them. */
export type Answer = { label: string; value: string }

/** What a shopper answered to fields of a form, in the form's order: options by their labels, numbers with their units. */
export const formAnswers = ({ fields }: FormDefinition, values: Readonly<Record<string, FormValue>>): Answer[] =>
  fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    return value === undefined ? [] : [{ label: field.dealerLabel ?? field.label, value: answerText(field, value) }]
  })

function answerText(field: Field, value: FormValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const texts = [value].flat()
  if ('options' in field) return texts.map((text) => optionLabel(field.options, text)).join(', ')
  if (field.kind === 'km') return texts.map(kmText).join(', ')
  return (field.kind === 'currency' ? texts.map(currencyText) : texts).join(', ')
}

const optionLabel = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value
