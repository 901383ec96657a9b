import { type OwnReservation, ownReservation } from '@forecourt/domain/reservations/own-reservation'
import { useSite } from '@forecourt/shell-api'
import { OwnList } from './own-list.tsx'

/** RS-1. What the shopper reserved at this site: where each is, until when, and its link. */
export function OwnReservations({ reservations }: { reservations: readonly OwnReservation[] }) {
  const site = useSite()
  return (
    <OwnList
      heading="Your reservations"
      things={reservations.map((reservation) => ({ name: reservation.car.name, ...ownReservation(reservation, site) }))}
    />
  )
}
