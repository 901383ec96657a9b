import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { advanceReservation } from '@forecourt/domain/reservations/advance-reservation'
import type { ReservationEvent } from '@forecourt/domain/reservations/reservation-table'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { readReservation, saveReservation } from './store/reservation-table.ts'

type Options = {
  /** What is stored with it. */
  changes?: Partial<StoredReservation>
  /** When jobs continue it; without it, once who applied it had a minute for that. */
  dueAt?: Date
}

const maxTries = 5

/**
 * Applies an event to the reservation as it is stored by then, and stores what follows; undefined where the event changes nothing.
 * @throws AppError `conflict` when others changed it each time.
 */
export async function applyEvent(
  reservation: StoredReservation,
  event: ReservationEvent,
  now: Date,
  { changes, dueAt }: Options = {},
): Promise<StoredReservation | undefined> {
  let current: StoredReservation | undefined = reservation
  for (let tries = 0; tries < maxTries; tries += 1) {
    const next = current && advanceReservation(current, event, now)
    if (!current || !next) return undefined
    const saved = await saveReservation(current, { ...next, ...changes }, now, dueAt)
    if (saved) return saved
    current = await readReservation(reservation)
  }
  throw new AppError('conflict')
}

/** The same for who has no rights to pay back or to free a car: the stream of changes continues it at once. */
export const applyAndLeave = (
  reservation: StoredReservation,
  event: ReservationEvent,
  now: Date,
): Promise<StoredReservation | undefined> => applyEvent(reservation, event, now, { dueAt: now })
