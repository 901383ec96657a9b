import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { purchaseChoices } from '@forecourt/domain/leads/forms/purchase-form'
import { telephone } from '@forecourt/domain/locations/telephone'
import { dollars } from '@forecourt/domain/pricing/price'
import { timeText } from '@forecourt/domain/reservations/held-until'
import { choicesIn } from '@forecourt/domain/reservations/reservation-link'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { Check, CircleCheck } from '@forecourt/ui/media/icons'
import { AskInPlace } from '../../form/ask-in-place.tsx'
import { KeepLink } from '../../form/keep-link.tsx'
import { CarSummary } from '../../lead-form/car-summary.tsx'
import styles from '../checkout.module.css'
import type { useReservation } from '../use-reservation.ts'
import type { CheckoutKind } from '../words.ts'

type Props = Pick<ReturnType<typeof useReservation>, 'cancel' | 'isCancelling' | 'failure'> & {
  reservation: ShownReservation
  vehicle: ShownVehicle
  kind: CheckoutKind
}

/** RS-1. What the shopper has, until when, and the one button that ends it. */
export function HeldStep({ reservation, vehicle, kind, cancel, isCancelling, failure }: Props) {
  const site = useSite()
  const { deposit_cents, held_until, reservation_id, can_cancel, state } = reservation
  const deposit = dollars(deposit_cents / 100)
  const until = held_until && timeText(held_until, vehicle.dealership_slug, site)
  return (
    <>
      {state === 'reserved' && until && (
        <p className={styles.until}>
          <CircleCheck size={36} aria-hidden className={styles.done} />
          <span>Until {until}</span>
        </p>
      )}
      <CarSummary vehicle={{ ...vehicle, reserved: false }} />
      <p className={styles.text}>
        {state === 'reserved' ? (
          `${site.name} will call you. Your receipt is in your e-mail, with an entry for your calendar.`
        ) : (
          <>
            Your deposit of {deposit} is a part of the price. To change anything, call {site.name} on{' '}
            <Telephone telephone={telephone(site.phone, site)} />.
          </>
        )}
      </p>
      {kind === 'purchase' && <Checklist deposit={deposit} />}
      <dl className={styles.facts}>
        <div>
          <dt>Deposit</dt>
          <dd>{deposit} paid</dd>
        </div>
        <div>
          <dt>Reservation</dt>
          <dd>{reservation_id}</dd>
        </div>
      </dl>
      {failure !== undefined && <FormAlert title="That did not work">{failure}</FormAlert>}
      <div className={styles.buttons}>
        <ButtonLink href={`/cars/${vehicle.slug}`} isWide>
          {withNoun('Back to this car', site)}
        </ButtonLink>
        {can_cancel && (
          <AskInPlace
            label={`Cancel and refund ${deposit}`}
            question={withNoun(`Cancel and refund ${deposit}? The car is free for others at once.`, site)}
            keep={withNoun('Keep the car', site)}
            confirm={isCancelling ? 'Cancelling…' : 'Cancel and refund'}
            isPending={isCancelling}
            isWide
            onConfirm={() => void cancel()}
          />
        )}
      </div>
      <KeepLink what="reservation" does="can see and cancel" />
    </>
  )
}

/** RT-6. The shopper's choices, as the address has them. */
function Checklist({ deposit }: { deposit: string }) {
  const choices = choicesIn(location.hash)
  if (!purchaseChoices.some((name) => choices[name])) return null
  const lines = [
    `Deposit of ${deposit}`,
    choices.handover === 'delivery' ? `Delivery to ${choices.delivery_postcode}` : 'Pick-up',
    choices.trade_in === 'Yes' ? `Trade-in${choices.trade_in_car ? `: ${choices.trade_in_car}` : ''}` : 'No trade-in',
    choices.paying_by === 'finance' ? 'The rest with finance' : 'The rest from your own funds',
  ]
  return (
    <ul className={styles.checklist} aria-label="Your purchase">
      {lines.map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
