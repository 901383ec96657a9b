import type { ReservationMessage, ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { holdEnd } from './hold-times.ts'
import {
  type ReservationEffect,
  type ReservationEvent,
  type ReservationTable,
  reservationGuards,
  reservationTable,
} from './reservation-table.ts'

/** What the table reads and changes of a reservation. */
export type Progress = Pick<ShownReservation, 'state' | 'reason' | 'pay_by' | 'held_until' | 'charged'> & {
  pending: ReservationMessage[]
}

/** It has what its new state needs: it is parsed before it is stored. */
export type Advanced<R> = Omit<R, keyof Progress> & Progress

/** Of a payment that was captured, now or before. */
const paidEvents: ReadonlySet<ReservationEvent> = new Set(['captured', 'refunded', 'disputed'])

/** The reservation after an event; undefined where the event changes nothing. The first reason for its end stays. */
export function advanceReservation<R extends Progress>(
  reservation: R,
  event: ReservationEvent,
  now: Date,
  table: ReservationTable = reservationTable,
): Advanced<R> | undefined {
  const row = [table[reservation.state].on[event] ?? []]
    .flat()
    .find((each) => !each.if || reservationGuards[each.if](reservation, now))
  if (!row) return undefined
  const reason = reservation.reason ?? row.because
  return {
    ...reservation,
    state: row.to,
    pending: pendingAfter(reservation, row.to),
    ...(reason && { reason }),
    ...(paidEvents.has(event) && { charged: true }),
    // RS-1: from when the card was authorised, and never longer.
    ...(row.to === 'holding' && { held_until: holdEnd(now).toISOString() }),
  }
}

/** What is to be done in a state until it is left. */
export const effectOf = ({ state }: Pick<Progress, 'state'>): ReservationEffect | undefined =>
  reservationTable[state].does

/** Whether a reservation in this state has its car, so that a hold that was just taken stays. */
export const keepsHold = ({ state }: Pick<Progress, 'state'>): boolean => reservationTable[state].holds === true

/** What the clock alone says of a reservation now. */
export function clockEvent(reservation: Progress, now: Date, table?: ReservationTable): ReservationEvent | undefined {
  return (['timed_out', 'expired'] as const).find((event) => advanceReservation(reservation, event, now, table))
}

/** Whether something is left to do for it, now or when its time comes. */
export const isLive = ({ state }: Pick<Progress, 'state'>): boolean => state !== 'ended' && state !== 'completed'

/** What is still to be said after a change: nothing of what is over by then. */
function pendingAfter({ pending, state }: Progress, to: Progress['state']): ReservationMessage[] {
  if (to === 'reserved') return ['receipt', 'reminder']
  if (to === 'confirmed') return pending.filter((message) => message !== 'reminder')
  return to === 'ended' && state === 'releasing' ? ['ended'] : []
}
