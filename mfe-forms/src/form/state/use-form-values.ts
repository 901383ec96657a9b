import { formDraftsKey, visitorKey } from '@forecourt/contracts/browser/stored-keys'
import type { TickTimes } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import { dropUnoffered } from '@forecourt/domain/leads/answers/drop-unoffered'
import { initialValues, visitorDetailsOf } from '@forecourt/domain/leads/answers/initial-values'
import { withoutConsents, withTick } from '@forecourt/domain/leads/consent'
import type { FormDefinition } from '@forecourt/domain/leads/form'
import { useLoaded } from '@forecourt/shell-api'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { useEffect, useRef, useState } from 'react'
import { type Endpoints, loadEndpoints } from '../../load-endpoints.ts'
import type { Attempt } from './attempt.ts'
import { typedValues } from './typed-values.ts'

type Values = Record<string, FormValue>

/** Of a form's life in this browser; no render shows it. */
type Session = {
  startedAt: number
  attempt: Attempt | undefined
  typed: Values
  tickedAt: TickTimes
  step: number
  storage: Endpoints | undefined
}

/**
 * The values of a form. It begins as the server drew it; in the browser it takes the visitor's details (LD-8) and the draft of this
 * tab, except where the shopper has typed already. Every change is written to the draft. What reads and writes them is loaded where
 * something is stored, else once the shopper comes to the form.
 */
export function useFormValues(form: FormDefinition, draftId: string) {
  const [values, setValues] = useState<Values>(() => initialValues(form))
  const [isReady, setIsReady] = useState(false)
  const [isPrefilled, setIsPrefilled] = useState(false)
  const [isStorageWanted, setIsStorageWanted] = useState(false)
  const [step, setShownStep] = useState(0)
  const [typed] = useState(() => typedValues(form, draftId))
  const session = useRef<Session>({
    startedAt: 0,
    attempt: undefined,
    typed,
    tickedAt: {},
    step: 0,
    storage: undefined,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form.
  useEffect(() => {
    const now = session.current
    now.startedAt ||= Date.now()
    setValues((before) => ({ ...before, ...now.typed }))
    setIsReady(true)
    if (Object.keys(now.typed).length > 0 || isStored(formDraftsKey, 'session') || isStored(visitorKey)) wantStorage()
  }, [draftId])
  // Without it a form is neither prefilled nor kept; sending it says what is wrong.
  const { value: storage } = useLoaded(isStorageWanted ? 'storage' : null, loadEndpoints)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form.
  useEffect(() => {
    if (storage) restore(storage)
  }, [draftId, storage])

  const wantStorage = () => setIsStorageWanted(true)

  function restore(storage: Endpoints) {
    const draft = storage.readDraft(draftId)
    const visitor = storage.readVisitor()
    const now = session.current
    now.storage = storage
    now.startedAt = draft?.startedAt ?? now.startedAt
    now.attempt = draft?.attempt
    const restored = { ...initialValues(form, visitor), ...withoutConsents(form, draft?.values ?? {}), ...now.typed }
    setValues(restored)
    setIsPrefilled(visitor !== undefined)
    if (draft) {
      now.step = Math.min(draft.step ?? 0, (form.steps?.length ?? 1) - 1)
      setShownStep(now.step)
    }
    // What was typed while it was on its way.
    if (Object.keys(now.typed).length > 0) keep(restored)
  }

  function keep(kept: Values) {
    const { storage, startedAt, attempt, step: at } = session.current
    storage?.writeDraft({
      id: draftId,
      values: withoutConsents(form, kept),
      startedAt,
      attempt,
      ...(at > 0 && { step: at }),
    })
  }

  /** Returns all the values after the change. */
  function change(name: string, value: FormValue): Values {
    wantStorage()
    const changed = dropUnoffered(form, { ...values, [name]: value })
    session.current.typed[name] = value
    session.current.tickedAt = withTick(session.current.tickedAt, name, value, new Date())
    setValues(changed)
    keep(changed)
    return changed
  }

  /** LD-8. Takes the shopper's details out of the browser and out of this form. */
  function forget() {
    session.current.storage?.removeVisitor()
    session.current.storage?.removeDrafts()
    session.current.storage?.removeSentForm()
    const blank = initialValues(form)
    const known = Object.keys(visitorDetailsOf(values))
    setValues({ ...values, ...Object.fromEntries(known.map((name) => [name, blank[name] ?? ''])) })
    setIsPrefilled(false)
  }

  /** What was sent, until there is a definite answer to it. */
  function setAttempt(attempt: Attempt | undefined) {
    session.current.attempt = attempt
    keep(values)
  }

  /** LD-7. A reload comes back to it. */
  function setStep(at: number) {
    session.current.step = at
    setShownStep(at)
    keep(values)
  }

  return { values, isReady, isPrefilled, step, setStep, change, forget, setAttempt, wantStorage, session }
}
