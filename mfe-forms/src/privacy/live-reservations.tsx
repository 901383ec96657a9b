import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { liveWords, ownReservation } from '@forecourt/domain/reservations/own-reservation'
import { useSite } from '@forecourt/shell-api'
import styles from './privacy-page.module.css'

/** Each reservation that deleting does not end: what becomes of its deposit, and the link, which is its only key afterwards. */
export function LiveReservations({ live }: { live: readonly ShownReservation[] }) {
  const site = useSite()
  return live.map((reservation) => (
    <p key={reservation.reservation_id} className={styles.live}>
      <strong>{reservation.car.name}.</strong> {liveWords(reservation, site)}{' '}
      <a href={ownReservation(reservation, site).href}>See your reservation</a>
    </p>
  ))
}
