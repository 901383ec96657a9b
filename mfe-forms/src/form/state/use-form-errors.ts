import { type FormError, type IsPhone, validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { FormDefinition, FormValues } from '@forecourt/domain/leads/form'
import { useEffect, useRef, useState } from 'react'
import { loadPhoneNumber } from '../../load-phone-number.ts'

const none: readonly FormError[] = []

/** What is wrong with a form's values, or with sending them. The summary has the focus each time the form is refused. */
export function useFormErrors(form: FormDefinition) {
  const [errors, setErrors] = useState(none)
  const [failure, setFailure] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const summaryHeading = useRef<HTMLHeadingElement>(null)
  const isPhone = useRef<IsPhone>(undefined)

  useEffect(() => {
    if (refusals > 0) summaryHeading.current?.focus()
  }, [refusals])

  /** The parser of numbers. Without it the function alone says what is no number. */
  async function loadPhones() {
    const parser = await loadPhoneNumber().catch(() => undefined)
    if (parser) isPhone.current = (typed) => parser.phoneNumber(typed) !== undefined
  }

  const validate = (values: FormValues) => validateForm(form, values, { isPhone: isPhone.current })

  const dropErrors = (name: string) => setErrors(errors.filter(({ field }) => field !== name))

  return {
    errors,
    failure,
    summaryHeading,
    setFailure,
    validate,
    dropErrors,
    clearErrors: () => setErrors(none),
    showErrors(found: readonly FormError[]) {
      setErrors(found)
      setRefusals((count) => count + 1)
    },
    /** An error goes as soon as its field is right; no new one appears while typing. */
    recheck(name: string, values: FormValues) {
      if (form.fields.some((field) => field.name === name && field.kind === 'phone')) void loadPhones()
      if (!names(errors, name)) return
      const result = validate(values)
      if (!('errors' in result && names(result.errors, name))) dropErrors(name)
    },
  }
}

export const names = (errors: readonly FormError[], name: string): boolean => errors.some(({ field }) => field === name)
