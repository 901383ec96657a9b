import type { FormValue, LeadRequest } from '@forecourt/contracts/leads/lead'
import { visitorDetailsOf } from '@forecourt/domain/leads/answers/initial-values'
import { isShown } from '@forecourt/domain/leads/answers/validate-form'
import type { FormDefinition, FormValues } from '@forecourt/domain/leads/form'
import { fillTime } from '@forecourt/domain/leads/spam-verdict'
import { useState } from 'react'
import { type Endpoints, loadEndpoints } from '../../load-endpoints.ts'
import { attemptOf, isKeyUsed } from './attempt.ts'
import type { useFormValues } from './use-form-values.ts'
import type { useSpamCheck } from './use-spam-check.ts'

export type FormRequest = Pick<LeadRequest, 'form' | 'values' | 'filled_ms' | 'ticked_at' | 'isLastStep' | 'challenge'>

export type SendOptions = {
  form: FormDefinition
  /** Drafts are kept by it. */
  draftId: string
  /** The request that the values make. */
  toRequest(request: FormRequest): LeadRequest
  /** Resolves once the form is taken. */
  send(request: LeadRequest, options: { idempotencyKey: string; endpoints: Endpoints }): Promise<void>
  /** What comes after it was taken. */
  onSent(values: FormValues, endpoints: Endpoints): void
}

type Given = SendOptions &
  Pick<ReturnType<typeof useFormValues>, 'values' | 'session' | 'setAttempt'> &
  Pick<ReturnType<typeof useSpamCheck>, 'proof' | 'spendChallenge'> & {
    /** Leaves the addresses of the form's steps. */
    leave(): Promise<void>
    onFailure(error: unknown): void
  }

/** Sends a form: the same content under the same key, until there is a definite answer. */
export function useSending({ form, draftId, values, session, setAttempt, ...given }: Given) {
  const [isPending, setIsPending] = useState(false)

  async function whilePending(work: () => Promise<void>) {
    setIsPending(true)
    await work().catch(given.onFailure)
    setIsPending(false)
  }

  async function send(valid: FormValues) {
    const { waitMs, filledMs } = fillTime(session.current.startedAt, Date.now())
    const request = requestOf(filledMs)
    const attempt = attemptOf(request, session.current.attempt)
    setAttempt(attempt)
    try {
      const [endpoints] = await Promise.all([loadEndpoints(), delay(waitMs)])
      await given.send(request, { idempotencyKey: attempt.idempotencyKey, endpoints })
      endpoints.writeVisitor(visitorDetailsOf(valid))
      endpoints.removeDraft(draftId)
      await given.leave()
      given.onSent(valid, endpoints)
    } catch (error) {
      if (isKeyUsed(error)) setAttempt(undefined)
      given.spendChallenge()
      throw error
    }
  }

  function requestOf(filled_ms: number): LeadRequest {
    const shown = form.fields.filter((field) => isShown(field, values)).map(({ name }) => [name, values[name]] as const)
    const filled = shown.filter((entry): entry is [string, FormValue] => entry[1] !== undefined)
    const { trap, ...challenge } = given.proof()
    return given.toRequest({
      form: form.name,
      values: { ...Object.fromEntries(filled), ...trap },
      filled_ms,
      ticked_at: session.current.tickedAt,
      ...(form.steps && { isLastStep: true }),
      ...challenge,
    })
  }

  return { isPending, whilePending, sendValues: (valid: FormValues) => whilePending(() => send(valid)) }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
