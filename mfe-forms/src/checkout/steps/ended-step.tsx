import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { endText } from '@forecourt/domain/reservations/reservation-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { CarSummary } from '../../lead-form/car-summary.tsx'
import styles from '../checkout.module.css'

type Props = { reservation: ShownReservation; vehicle: ShownVehicle; onAgain(): void }

/** Why it ended, and what became of the money. */
export function EndedStep({ reservation, vehicle, onAgain }: Props) {
  const site = useSite()
  const { reason } = reservation
  const isLost = reason === 'taken' || reason === 'sold'
  return (
    <>
      {/* The document may still have the hold that is over. */}
      <CarSummary vehicle={isLost ? vehicle : { ...vehicle, reserved: false }} />
      <p className={styles.because} role="status">
        {withNoun(endText(reservation), site)}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={`/cars/${vehicle.slug}`} isWide>
          {withNoun('See this car', site)}
        </ButtonLink>
        {!isLost && (
          <Button isWide onClick={onAgain}>
            Reserve it again
          </Button>
        )}
      </div>
    </>
  )
}
