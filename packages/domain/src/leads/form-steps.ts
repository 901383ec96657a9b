import type { FormError } from './answers/validate-form.ts'
import type { FormDefinition } from './form.ts'

/** LD-7. The step on which a field is, from 0; undefined where the form has no steps or none has the field. */
export function stepOfField({ steps }: FormDefinition, field: string): number | undefined {
  const index = steps?.findIndex(({ fields }) => fields.includes(field)) ?? -1
  return index < 0 ? undefined : index
}

/** LD-7. What keeps a form from going on from a step: errors of the steps after it do not. */
export const errorsUpToStep = (form: FormDefinition, errors: readonly FormError[], step: number): FormError[] =>
  errors.filter(({ field }) => (stepOfField(form, field) ?? 0) <= step)
