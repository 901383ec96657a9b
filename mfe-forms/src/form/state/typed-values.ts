import type { FormValue } from '@forecourt/contracts/leads/lead'
import { initialValues } from '@forecourt/domain/leads/answers/initial-values'
import type { FormDefinition } from '@forecourt/domain/leads/form'

/**
 * What a shopper entered into the server's page, or a browser restored, before its script was there. Read while the form is rendered
 * first: hydrating resets text areas and selects to what was rendered.
 */
export function typedValues(form: FormDefinition, draftId: string): Record<string, FormValue> {
  if (typeof document === 'undefined') return {}
  const element = document.querySelector<HTMLFormElement>(`form[data-draft="${CSS.escape(draftId)}"]`)
  if (!element) return {}
  const data = new FormData(element)
  const initial = initialValues(form)
  const entries = form.fields
    .filter(({ name, kind }) => kind !== 'hidden' && data.has(name))
    .map(({ name, kind }): [string, FormValue] => {
      if (kind === 'checkbox') return [name, true]
      if (kind === 'checkbox-group') return [name, data.getAll(name).map(String)]
      return [name, String(data.get(name))]
    })
  return Object.fromEntries(entries.filter(([name, value]) => String(value) !== String(initial[name])))
}
