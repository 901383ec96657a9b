import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { heldText } from '@forecourt/domain/reservations/own-reservation'
import { withChoices } from '@forecourt/domain/reservations/reservation-link'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CarSummary } from '../lead-form/car-summary.tsx'
import styles from './checkout.module.css'

const linkTo = ({ reservation_id }: ShownReservation): string => withChoices('', { reservation: reservation_id })

/** What this browser began before, such as by who signed in meanwhile. */
export function ContinueReservation({ kept }: { kept: ShownReservation }) {
  const site = useSite()
  return (
    <p className={styles.notice}>
      {withNoun('You began to reserve this car here.', site)} <a href={linkTo(kept)}>Continue</a>
    </p>
  )
}

/** In the place of the form, for who has the car already, such as after Back. */
export function OwnReservation({ kept, vehicle }: { kept: ShownReservation; vehicle: ShownVehicle }) {
  const site = useSite()
  return (
    <div className={styles.stage} role="status">
      <CarSummary vehicle={{ ...vehicle, reserved: false }} />
      <h2 className={styles.because}>{heldText(kept, site)}</h2>
      <div className={styles.buttons}>
        <ButtonLink look="primary" href={linkTo(kept)} isWide>
          See your reservation
        </ButtonLink>
        <ButtonLink href={`/cars/${vehicle.slug}`} isWide>
          {withNoun('Back to this car', site)}
        </ButtonLink>
      </div>
    </div>
  )
}
