import type { FormValue, LeadRequest } from '@forecourt/contracts/leads/lead'
import { visitorDetailsOf } from '@forecourt/domain/leads/answers/initial-values'
import { type FormError, type IsPhone, isShown, validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { FormDefinition, FormValues } from '@forecourt/domain/leads/form'
import { errorsUpToStep, stepOfField } from '@forecourt/domain/leads/form-steps'
import { stepError } from '@forecourt/domain/leads/form-words'
import { challengeField, filledInWords, fillTime, honeypotField } from '@forecourt/domain/leads/spam-verdict'
import { useSite } from '@forecourt/shell-api'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Endpoints, loadEndpoints } from '../load-endpoints.ts'
import { loadPhoneNumber } from '../load-phone-number.ts'
import { attemptOf, isKeyUsed } from './attempt.ts'
import { failureOf } from './failure.ts'
import { useFormValues } from './use-form-values.ts'
import { useStepHistory } from './use-step-history.ts'

export type FormRequest = Pick<LeadRequest, 'form' | 'values' | 'filled_ms' | 'ticked_at' | 'isLastStep' | 'challenge'>

type FormOptions = {
  form: FormDefinition
  /** Drafts are kept by it. */
  draftId: string
  element: RefObject<HTMLFormElement | null>
  /** The request that the values make. */
  toRequest(request: FormRequest): LeadRequest
  /** Resolves once the form is taken. */
  send(request: LeadRequest, options: { idempotencyKey: string; endpoints: Endpoints }): Promise<void>
  /** Of a form with steps: rejects with what is wrong in the first, before the second is asked. */
  checkFirstStep?(values: FormValues, endpoints: Endpoints): Promise<unknown>
  /** The form is the page: its steps have addresses. */
  hasStepAddresses?: boolean
  /** What comes after it was taken. */
  onSent(values: FormValues, endpoints: Endpoints): void
}

const none: readonly FormError[] = []

/** State and submission of one form: values, what is wrong, and whether it is under way. */
export function useForm(options: FormOptions) {
  const { form, draftId, element, toRequest, send, checkFirstStep, hasStepAddresses = false, onSent } = options
  const { values, change, setAttempt, session, step, setStep, ...rest } = useFormValues(form, draftId)
  const [errors, setErrors] = useState(none)
  const [failure, setFailure] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const summaryHeading = useRef<HTMLHeadingElement>(null)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const isPhone = useRef<IsPhone>(undefined)
  const [refusals, setRefusals] = useState(0)
  const [moves, setMoves] = useState(0)
  const [isChallenged, setIsChallenged] = useState(false)
  const challenge = useRef<string>(undefined)
  const isTrapIgnored = useRef(false)
  const isTrapped = useRef(false)
  const [isChallengeAwaited, setIsChallengeAwaited] = useState(false)
  const canChallenge = useSite().enquiry.challenge_site_key !== undefined
  const [spentChallenges, setSpentChallenges] = useState(0)
  const lastStep = (form.steps?.length ?? 1) - 1

  const steps = useStepHistory({ step, goToStep, isOn: hasStepAddresses && lastStep > 0 })

  useEffect(() => {
    if (refusals > 0) summaryHeading.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (moves > 0) stepHeading.current?.focus()
  }, [moves])

  function goToStep(to: number) {
    setErrors(none)
    setFailure(undefined)
    setStep(to)
    setMoves((count) => count + 1)
  }

  /** Of a form with steps the first that is wrong is shown. */
  function refuse(found: readonly FormError[]) {
    setErrors(found)
    if (form.steps) setStep(Math.min(step, ...found.map(({ field }) => stepOfField(form, field) ?? step)))
    setRefusals((count) => count + 1)
  }

  /** The parser of numbers. Without it the function alone says what is no number. */
  async function loadPhones() {
    const parser = await loadPhoneNumber().catch(() => undefined)
    if (parser) isPhone.current = (typed) => parser.phoneNumber(typed) !== undefined
  }

  /** An error goes as soon as its field is right; no new one appears while typing. */
  function changeField(name: string, value: FormValue) {
    const changed = change(name, value)
    if (form.fields.some((field) => field.name === name && field.kind === 'phone')) void loadPhones()
    if (!errors.some(({ field }) => field === name)) return
    const result = validateForm(form, changed, { isPhone: isPhone.current })
    const isStillWrong = 'errors' in result && result.errors.some(({ field }) => field === name)
    if (!isStillWrong) setErrors(errors.filter(({ field }) => field !== name))
  }

  function requestOf(filled_ms: number): LeadRequest {
    const shown = form.fields.filter((field) => isShown(field, values)).map(({ name }) => [name, values[name]] as const)
    const filled = shown.filter((entry): entry is [string, FormValue] => entry[1] !== undefined)
    return toRequest({
      form: form.name,
      values: { ...Object.fromEntries(filled), ...(isTrapped.current && { [honeypotField]: 'filled in' }) },
      filled_ms,
      ticked_at: session.current.tickedAt,
      ...(form.steps && { isLastStep: true }),
      ...(challenge.current !== undefined && { challenge: challenge.current }),
    })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setFailure(undefined)
    const result = validateForm(form, values, { isPhone: isPhone.current })
    const found = 'errors' in result ? errorsUpToStep(form, result.errors, step) : none
    if (found.length > 0) return refuse(found)
    if (step < lastStep) return leaveStep()
    if ('errors' in result) return refuse(result.errors)
    setErrors(none)
    if (emptyTrap(element.current) && canChallenge && !isTrapIgnored.current) isTrapped.current = true
    // A person passes it, and the form is then sent by itself.
    if (isTrapped.current && challenge.current === undefined) {
      setIsChallenged(true)
      setIsChallengeAwaited(true)
      return
    }
    setIsChallengeAwaited(false)
    setIsPending(true)
    const { waitMs, filledMs } = fillTime(session.current.startedAt, Date.now())
    const request = requestOf(filledMs)
    const attempt = attemptOf(request, session.current.attempt)
    setAttempt(attempt)
    try {
      const [endpoints] = await Promise.all([loadEndpoints(), delay(waitMs)])
      await send(request, { idempotencyKey: attempt.idempotencyKey, endpoints })
      endpoints.writeVisitor(visitorDetailsOf(result.values))
      endpoints.removeDraft(draftId)
      await steps.leave()
      onSent(result.values, endpoints)
    } catch (error) {
      if (isKeyUsed(error)) setAttempt(undefined)
      if (challenge.current !== undefined) setSpentChallenges((count) => count + 1)
      challenge.current = undefined
      showFailure(error)
    }
    setIsPending(false)
  }

  async function leaveStep() {
    if (step > 0 || !checkFirstStep) return goToStep(step + 1)
    setErrors(none)
    setIsPending(true)
    try {
      await checkFirstStep(values, await loadEndpoints())
      goToStep(step + 1)
    } catch (error) {
      showFailure(error)
    }
    setIsPending(false)
  }

  function showFailure(error: unknown) {
    const failed = failureOf(error, form.steps && stepError)
    if ('message' in failed) setFailure(failed.message)
    else if (names(failed.errors, honeypotField)) {
      isTrapIgnored.current = true
      isTrapped.current = false
      setFailure(filledInWords)
    } else {
      if (names(failed.errors, challengeField)) setIsChallenged(true)
      refuse(failed.errors)
    }
  }

  return {
    ...rest,
    form,
    draftId,
    values,
    errors,
    failure,
    isPending,
    summaryHeading,
    changeField,
    submit,
    step,
    isLastStep: step >= lastStep,
    goBack: steps.goBack,
    stepHeading,
    isChallenged,
    isChallengeAwaited,
    spentChallenges,
    setChallenge(token: string | undefined) {
      challenge.current = token
      if (token === undefined) return
      setErrors(errors.filter(({ field }) => field !== challengeField))
      if (isChallengeAwaited) element.current?.requestSubmit()
    },
  }
}

const names = (errors: readonly FormError[], name: string): boolean => errors.some(({ field }) => field === name)

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function trapOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const trap = form?.elements.namedItem(honeypotField)
  return trap instanceof HTMLInputElement ? trap : undefined
}

/** No shopper sees what an extension filled in, to empty it. Whether it was filled. */
function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = trapOf(form)
  if (!trap?.value) return false
  trap.value = ''
  return true
}

export type FormState = ReturnType<typeof useForm>
