import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { FormError } from '@forecourt/domain/leads/answers/validate-form'
import type { FormValues } from '@forecourt/domain/leads/form'
import { errorsUpToStep, stepOfField } from '@forecourt/domain/leads/form-steps'
import { stepError } from '@forecourt/domain/leads/form-words'
import { challengeField, filledInWords, honeypotField } from '@forecourt/domain/leads/spam-verdict'
import type { FormEvent, RefObject } from 'react'
import { type Endpoints, loadEndpoints } from '../../load-endpoints.ts'
import { failureOf } from './failure.ts'
import { names, useFormErrors } from './use-form-errors.ts'
import { useFormSteps } from './use-form-steps.ts'
import { useFormValues } from './use-form-values.ts'
import { type SendOptions, useSending } from './use-sending.ts'
import { useSpamCheck } from './use-spam-check.ts'

type FormOptions = SendOptions & {
  element: RefObject<HTMLFormElement | null>
  /** Of a form with steps: rejects with what is wrong in the first, before the second is asked. */
  checkFirstStep?(values: FormValues, endpoints: Endpoints): Promise<unknown>
  /** The form is the page: its steps have addresses. */
  hasStepAddresses?: boolean
}

/** State and submission of one form: its values with their draft, what is wrong, its steps, and whether it is under way. */
export function useForm(options: FormOptions) {
  const { form, draftId, element, checkFirstStep, hasStepAddresses = false } = options
  const { values, change, setAttempt, session, step, setStep, ...rest } = useFormValues(form, draftId)
  const { validate, recheck, dropErrors, clearErrors, showErrors, setFailure, ...wrong } = useFormErrors(form)
  const { isHeldBack, proof, spendChallenge, ignoreTrap, askChallenge, passChallenge, ...spam } = useSpamCheck(element)
  const { goToStep, leave, ...steps } = useFormSteps({ form, step, hasAddresses: hasStepAddresses, onMove })
  const { isPending, whilePending, sendValues } = useSending({
    ...options,
    ...{ values, session, setAttempt, proof, spendChallenge, leave, onFailure: showFailure },
  })

  function onMove(to: number) {
    clearErrors()
    setFailure(undefined)
    setStep(to)
  }

  /** Of a form with steps the first that is wrong is shown. */
  function refuse(found: readonly FormError[]) {
    if (form.steps) setStep(Math.min(step, ...found.map(({ field }) => stepOfField(form, field) ?? step)))
    showErrors(found)
  }

  function showFailure(error: unknown) {
    const failed = failureOf(error, form.steps && stepError)
    if ('message' in failed) return setFailure(failed.message)
    if (names(failed.errors, honeypotField)) {
      ignoreTrap()
      return setFailure(filledInWords)
    }
    if (names(failed.errors, challengeField)) askChallenge()
    refuse(failed.errors)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setFailure(undefined)
    const result = validate(values)
    const found = 'errors' in result ? errorsUpToStep(form, result.errors, step) : []
    if (found.length > 0) return refuse(found)
    if (!steps.isLastStep) return leaveStep()
    if ('errors' in result) return refuse(result.errors)
    clearErrors()
    if (!isHeldBack()) await sendValues(result.values)
  }

  async function leaveStep() {
    if (step > 0 || !checkFirstStep) return goToStep(step + 1)
    clearErrors()
    await whilePending(async () => {
      await checkFirstStep(values, await loadEndpoints())
      goToStep(step + 1)
    })
  }

  return {
    ...{ ...rest, ...wrong, ...steps, ...spam },
    ...{ form, draftId, values, step, isPending, submit },
    changeField: (name: string, value: FormValue) => recheck(name, change(name, value)),
    setChallenge(token: string | undefined) {
      if (token !== undefined) dropErrors(challengeField)
      passChallenge(token)
    },
  }
}

export type FormState = ReturnType<typeof useForm>
