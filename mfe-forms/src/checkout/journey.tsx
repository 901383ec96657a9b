import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { telephone } from '@forecourt/domain/locations/telephone'
import { reservationPath } from '@forecourt/domain/reservations/reservation-link'
import { askingWords, endText } from '@forecourt/domain/reservations/reservation-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useHost, useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { useEffect, useRef } from 'react'
import { StepBar } from '../form/step-bar.tsx'
import { replierOf } from '../lead-form/replier-of.ts'
import { loadEndpoints } from '../load-endpoints.ts'
import styles from './checkout.module.css'
import { DepositStep } from './steps/deposit-step.tsx'
import { EndedStep } from './steps/ended-step.tsx'
import { HeldStep } from './steps/held-step.tsx'
import { Unavailable } from './unavailable.tsx'
import { type Begun, useReservation } from './use-reservation.ts'
import type { ReservationLink } from './use-reservation-link.ts'
import { type CheckoutKind, checkoutSteps } from './words.ts'

type Props = {
  id: string
  kind: CheckoutKind
  vehicle: ShownVehicle
  link: ReservationLink
  begun: Begun | undefined
  onGone(isGone: boolean): void
}

const titles = {
  asking: 'Asking your bank',
  deposit: 'Pay the deposit',
  working: 'Holding your car',
  held: 'It is held for you',
  over: 'This reservation is over',
} as const

/** A reservation, as the server holds it, from any device. */
export function Journey({ id, kind, vehicle, link, begun, onGone }: Props) {
  const held = useReservation(id, begun)
  const { reservation, stage } = held
  const isAsking = stage === 'working' && reservation?.state === 'authorising'
  const heading = useRef<HTMLHeadingElement>(null)
  const gone = reservation?.gone ?? (stage === 'over' ? reservation?.reason : undefined)
  const isGone = gone === 'taken' || gone === 'sold'

  const { navigate } = useHost()
  const site = useSite()
  const other = reservation && reservation.car.id !== vehicle.id ? reservation.car : undefined

  useEffect(() => onGone(isGone), [isGone, onGone])
  useEffect(() => {
    if (other) navigate(reservationPath(other.slug, id), { replace: true })
  }, [other, id, navigate])
  const isBegunHere = begun?.reservation.reservation_id === id
  useEffect(() => {
    if (!stage || other) return
    void loadEndpoints().then(({ removeKeptReservation, writeKeptReservation }) => {
      if (stage === 'over') removeKeptReservation(id)
      else if (isBegunHere) writeKeptReservation({ reservation_id: id, slug: vehicle.slug })
    })
  }, [id, stage, other, isBegunHere, vehicle.slug])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is announced by its heading.
  useEffect(() => {
    heading.current?.focus()
  }, [stage])

  if (held.loadError) return <LoadFailed onRetry={held.retry}>Your reservation did not load.</LoadFailed>
  if (reservation === null)
    return (
      <div className={styles.stage} role="status">
        <p className={styles.text}>This reservation is not there, or its link is not whole.</p>
        <Button look="primary" onClick={link.close}>
          Begin again
        </Button>
      </div>
    )
  if (!reservation || !stage || other) return <Waiting label="Loading your reservation" />
  if (reservation.gone)
    return (
      <Unavailable
        vehicle={vehicle}
        because={withNoun(endText({ state: 'ended', reason: reservation.gone }), site)}
        isNew
      />
    )
  const props = { ...held, reservation, vehicle }
  return (
    <div className={styles.stage}>
      {stage !== 'over' && <StepBar steps={checkoutSteps[kind]} step={stage === 'held' ? 2 : 1} />}
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {reservation.state === 'confirmed' || reservation.state === 'completed'
          ? 'The dealer has confirmed'
          : withNoun(titles[isAsking ? 'asking' : stage], site)}
      </h2>
      {held.isSilent && <Silence vehicle={vehicle} />}
      {stage === 'deposit' && <DepositStep {...props} begun={begun} />}
      {stage === 'working' && (
        <Waiting label={isAsking ? askingWords : withNoun('Your card is authorised. We are holding the car.', site)} />
      )}
      {stage === 'held' && <HeldStep {...props} kind={kind} />}
      {stage === 'over' && <EndedStep {...props} onAgain={link.close} />}
    </div>
  )
}

function Silence({ vehicle }: { vehicle: ShownVehicle }) {
  const site = useSite()
  const phone = replierOf({ vehicle }, site)?.contact_detail.phone ?? site.phone
  return (
    <FormAlert title="We cannot reach the server right now">
      We try again by ourselves. If you have paid, do not pay again; call{' '}
      <Telephone telephone={telephone(phone, site)} />.
    </FormAlert>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.text}>{label}</span>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </div>
  )
}
