import { byHandId, type Valuation } from '@forecourt/contracts/trade-in/valuation'
import { shownStep, stepOf, tradeInSteps } from '@forecourt/domain/trade-in/steps'
import { Button } from '@forecourt/ui/controls/button'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { useEffect, useRef, useState } from 'react'
import { StepBar } from '../form/step-bar.tsx'
import type { Subject } from '../lead-form/load-subject.ts'
import { usePhotos } from './photos/use-photos.ts'
import { CarStep } from './steps/car-step.tsx'
import { ConditionStep } from './steps/condition-step.tsx'
import { OfferStep } from './steps/offer-step.tsx'
import styles from './trade-in.module.css'
import { type HeldValuation, useValuation } from './use-valuation.ts'
import type { ValuationLink } from './use-valuation-link.ts'

type Props = {
  link: ValuationLink
  subject: Subject
  open(link: ValuationLink): void
  close(): void
}

/** TI-1. The steps after the first, as the server holds them. */
export function Journey({ link, subject, open, close }: Props) {
  const { lead_id } = link
  const held = useValuation(lead_id)
  const { valuation, failure } = held
  const heading = useRef<HTMLHeadingElement>(null)
  const step = valuation ? Math.max(1, shownStep(valuation.state, link.step)) : 1
  const begun = useRef('')
  const photos = usePhotos(lead_id, valuation != null && step === 2)
  const [isPhotoLost, setIsPhotoLost] = useState(false)
  const isPending = held.isPending || photos.isSettling

  const goTo = (to: number) => open({ lead_id, step: to })
  async function act(work: Parameters<HeldValuation['act']>[0]) {
    if (isPending) return
    // The dealership gets the photos with the valuation: what is on its way arrives first.
    const isSent = await photos.settle()
    setIsPhotoLost(!isSent)
    if (!isSent) return
    const next = await held.act(work)
    if (next) goTo(Math.max(1, stepOf(next.state)))
  }

  // The first step named the car already: it is looked up without another press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each valuation.
  useEffect(() => {
    if (valuation?.state !== 'lead' || begun.current === lead_id) return
    begun.current = lead_id
    const { rego, regoState, car } = valuation
    const params = { lead_id }
    if (rego && regoState)
      void act((api, { lookUpRego }) => {
        const body = lookUpRego.body.safeParse({ rego, regoState })
        if (!body.success) return Promise.resolve(valuation)
        return api.send(lookUpRego, { params, body: body.data })
      })
    else if (car) {
      const { id: _id, ...described } = car
      void act((api, { chooseVehicle }) => api.send(chooseVehicle, { params, body: described }))
    }
  }, [lead_id, valuation])

  const title = valuation ? titleOf(valuation, step) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and each end of one, is announced by its heading.
  useEffect(() => {
    heading.current?.focus()
  }, [step, title])

  if (held.loadError) return <LoadFailed onRetry={held.retry}>Your valuation did not load.</LoadFailed>
  if (valuation === null)
    return (
      <div className={styles.over} role="status">
        <p>This valuation is over, or its link is not whole.</p>
        <Button look="primary" onClick={close}>
          Value a car
        </Button>
      </div>
    )
  if (!valuation) return <Waiting label="Loading your valuation" />
  const isBeginning = valuation.state === 'lead' && isPending
  const props = { valuation, photos, isPending, act, goTo }
  return (
    <div className={styles.journey}>
      <StepBar steps={tradeInSteps} step={step} />
      <h2 ref={heading} tabIndex={-1} className={styles.stepHeading}>
        {title}
      </h2>
      {isBeginning ? <Waiting label="Looking up your car" /> : null}
      {!isBeginning && step === 1 && <CarStep key={valuation.rego} {...props} />}
      {step === 2 && <ConditionStep key={valuation.car?.id} {...props} />}
      {step === 3 && <OfferStep {...props} subject={subject} />}
      <p role="status" className={styles.photoWait}>
        {photos.isSettling && photos.photos.length > 0 && 'Your photos are sent first.'}
      </p>
      {isPhotoLost && (
        <FormAlert title="A photo was not sent">
          It is under the questions on the condition. Try it again, or press once more to go on without it.
        </FormAlert>
      )}
      {failure !== undefined && <FormAlert title="That did not work">{failure}</FormAlert>}
    </div>
  )
}

function titleOf({ state, matches, car }: Valuation, step: number): string {
  if (step === 2) return tradeInSteps[2].title
  if (step === 1) return matches.length > 1 ? 'Which one is yours?' : 'Your car'
  if (state === 'accepted') return 'Offer accepted'
  if (state === 'closed') return 'We have your details'
  return state === 'referred' || car?.id === byHandId ? 'We value yours in person' : 'Your offer'
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.waitingText}>{label}</span>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
    </div>
  )
}
