import type { FormValue } from '@forecourt/contracts/leads/lead'
import { type FormError, validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { FormDefinition } from '@forecourt/domain/leads/form'
import { useApi, useSite } from '@forecourt/shell-api'
import { useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

type Values = Record<string, FormValue>

/** LD-6. What is wrong with the shopper's details. */
export function useFormErrors(form: FormDefinition) {
  const site = useSite()
  const api = useApi()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [refusals, setRefusals] = useState(0)

  /** An error goes as soon as its field is right; no new one appears while typing. */
  function recheck(name: string, given: Values) {
    const result = validateForm(form, given)
    const wrong = 'errors' in result ? result.errors : []
    setErrors(errors.filter((old) => old.field !== name || wrong.some(({ field }) => field === name)))
  }

  /** All that is wrong; FQ-13 asks where the postcode is. */
  async function findErrors(given: Values): Promise<readonly FormError[]> {
    const result = validateForm(form, given)
    const found = 'errors' in result ? result.errors : await postcodeErrors(String(given.postcode ?? '').trim())
    setErrors(found)
    if (found.length > 0) setRefusals((count) => count + 1)
    return found
  }

  async function postcodeErrors(postcode: string): Promise<readonly FormError[]> {
    if (!site.quote.ask_postcode) return []
    const { findPostcodeProblem, geocodePostcode } = await loadEndpoints()
    const message = await findPostcodeProblem(() => api.get(geocodePostcode, { postcode }))
    return message ? [{ field: 'postcode', message }] : []
  }

  return { errors, refusals, recheck, findErrors }
}
