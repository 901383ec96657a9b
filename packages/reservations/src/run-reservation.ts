import type { HeldReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { clockEvent, effectOf, keepsHold } from '@forecourt/domain/reservations/advance-reservation'
import type { ReservationEffect, ReservationEvent } from '@forecourt/domain/reservations/reservation-table'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { Payment, PaymentProvider } from '@forecourt/providers/payment/port'
import { ProviderError } from '@forecourt/providers/provider-error'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { applyEvent } from './apply-event.ts'
import { forgetLostPayment } from './note-payment.ts'
import { releaseHolds, takeHolds } from './store/hold-table.ts'
import { readReservation } from './store/reservation-table.ts'

export type ReservationServices = {
  payment: PaymentProvider
  now(): Date
}

/** More than the longest way from one state that waits to the next. */
const maxSteps = 20

/**
 * Takes a reservation as far as it goes without anybody: the clock, then the effect of its state, until it waits or is over. Every step
 * can be done again, so who dies between two loses nothing, and who comes second changes nothing.
 * @throws ProviderError where the provider fails; the reconciler retries later.
 */
export async function runReservation(
  reservation: StoredReservation,
  services: ReservationServices,
): Promise<StoredReservation> {
  let current = reservation
  for (let step = 0; step < maxSteps; step += 1) {
    const due = clockEvent(current, services.now())
    const effect = effectOf(current)
    if (!due && !effect) return current
    const event = due ?? (effect && (await doEffect(effect, current, services)))
    const applied = event && (await applyEvent(current, event, services.now()))
    const next = applied ?? (await readReservation(current)) ?? current
    if (!due && effect === 'hold' && !keepsHold(next)) await releaseHolds(current)
    if (!applied && next.version === current.version) return current
    current = next
  }
  throw new Error(`The reservation ${current.reservation_id} does not come to rest.`)
}

/** The same as far as it goes now: where the provider fails, the reconciler continues it. */
export async function runOrLeave(
  reservation: StoredReservation,
  services: ReservationServices,
): Promise<StoredReservation> {
  try {
    return await runReservation(reservation, services)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logWarning('The payment provider fails; the reconciler retries', error)
    return reservation
  }
}

/** Reads the payment and applies what it is, however it came to be so: webhooks only say that it is worth a look. */
export async function observePayment(
  reservation: StoredReservation,
  { payment, now }: ReservationServices,
): Promise<StoredReservation> {
  if (reservation.payment_id === undefined) return reservation
  const { status, decline } = await payment.read(reservation.payment_id)
  if (status === 'pending' || (status === 'declined' && decline === reservation.decline))
    return forgetLostPayment(reservation, now())
  const applied = await applyEvent(reservation, status, now(), { ...(decline && { changes: { decline } }) })
  // Another may have applied it meanwhile: what was read before says less than what is stored.
  return applied ?? (await readReservation(reservation)) ?? reservation
}

async function doEffect(
  effect: ReservationEffect,
  reservation: StoredReservation,
  { payment, now }: ReservationServices,
): Promise<ReservationEvent | undefined> {
  const { payment_id, reservation_id: reservationId } = reservation
  if (effect === 'hold') return reservation.state === 'holding' ? holdCar(reservation, now()) : undefined
  if (effect === 'release') {
    await releaseHolds(reservation)
    return 'released'
  }
  // Its browser never had the means to pay it.
  if (payment_id === undefined) return 'voided'
  const { status } = await payment[effect]({ id: payment_id, reservationId })
  return outcomeOf(effect, status)
}

/** A feed's sold wins over a hold. */
async function holdCar(reservation: HeldReservation, now: Date): Promise<ReservationEvent> {
  const item = await getVehicle(reservation.car.dealership_slug, reservation.car.id)
  if (!isOffered(item?.vehicle, 'advertise')) return 'sold'
  return (await takeHolds(reservation, now)) ? 'held' : 'taken'
}

function outcomeOf(effect: 'capture' | 'void' | 'refund', status: Payment['status']): ReservationEvent | undefined {
  const isOpen = status === 'pending' || status === 'declined' || status === 'authorised'
  if (!isOpen) return status
  return effect === 'capture' ? 'capture_refused' : undefined
}
