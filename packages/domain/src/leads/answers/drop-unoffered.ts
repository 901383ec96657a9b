import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { FormDefinition } from '../form.ts'
import { isOffered } from './validate-form.ts'

/** The values without chips that can no longer be chosen: another day has other times. */
export function dropUnoffered(form: FormDefinition, values: Record<string, FormValue>): Record<string, FormValue> {
  let kept = values
  for (const field of form.fields) {
    const value = kept[field.name]
    if (field.kind === 'chips' && typeof value === 'string' && value !== '' && !isOffered(field.options, value, kept))
      kept = { ...kept, [field.name]: '' }
  }
  return kept
}
