import { reservationKey } from '@forecourt/contracts/browser/stored-keys'
import { type KeptReservation, keptReservationSchema } from '@forecourt/contracts/reservations/reservation'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** The reservation that this browser began last. */
export const readKeptReservation = (): KeptReservation | undefined =>
  readStored('local', reservationKey, keptReservationSchema)

/** What was begun after it stays. */
export function removeKeptReservation(id: string): void {
  if (readKeptReservation()?.reservation_id === id) removeStored('local', reservationKey)
}

export const writeKeptReservation = (kept: KeptReservation): void => writeStored('local', reservationKey, kept)
