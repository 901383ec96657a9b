import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { isLive } from '@forecourt/domain/reservations/advance-reservation'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { applyEvent } from './apply-event.ts'
import { type MessageServices, sendMessages } from './messages/send-messages.ts'
import { isMirrored } from './mirror-stock.ts'
import { observePayment, type ReservationServices, runReservation } from './run-reservation.ts'
import { listHolds, releaseHold } from './store/hold-table.ts'
import {
  listDueReservations,
  type ReservationKey,
  readReservation,
  saveReservation,
} from './store/reservation-table.ts'

export type ReconcileServices = ReservationServices & MessageServices

/** What a run found and did. Those that `failed` are looked at again in a minute. */
export type ReconcileReport = { looked: number; moved: number; freed: number; sent: number; failed: number }

const maxReservationsARun = 2000
/** Below what the payment provider allows a second. */
const maxConcurrent = 10

/**
 * Compares reservations with their payments, the stock and the holds, and continues what a crash left. Everything it does can be done
 * by a request at the same time. One that fails holds up no other.
 */
export async function reconcile(services: ReconcileServices): Promise<ReconcileReport> {
  const report: ReconcileReport = { looked: 0, moved: 0, freed: 0, sent: 0, failed: 0 }
  const due = await Array.fromAsync(listDueReservations(services.now(), maxReservationsARun))
  while (due.length > 0)
    await Promise.all(
      due.splice(0, maxConcurrent).map(async (key) => {
        report.looked += 1
        try {
          const { moved, sent } = await reconcileOne(key, services)
          report.moved += moved
          report.sent += sent
        } catch (error) {
          report.failed += 1
          logError(`The reservation ${key.reservation_id} of ${key.tenant} failed`, error)
        }
      }),
    )
  report.freed = await freeDeadHolds(services.now())
  return report
}

/** Continues one reservation, until it waits for somebody or is over. */
export async function reconcileOne(
  key: ReservationKey,
  services: ReconcileServices,
): Promise<{ moved: number; sent: number }> {
  const reservation = await readReservation(key)
  if (!reservation) return { moved: 0, sent: 0 }
  const seen = await observePayment(await observeStock(reservation, services.now()), services)
  const current = await runReservation(seen, services)
  const sent = await sendMessages(current, services)
  await republish((await readReservation(key)) ?? current, services.now())
  return { moved: Number(current.state !== reservation.state), sent }
}

/** Where the stock shows a car in another way than its hold, the reservation is written again: its stream marks the stock. */
async function republish(reservation: StoredReservation, now: Date): Promise<void> {
  if (!(await isMirrored(reservation.car, now))) await saveReservation(reservation, reservation, now)
}

/** A feed's sold wins over a hold. */
async function observeStock(reservation: StoredReservation, now: Date): Promise<StoredReservation> {
  if (!isLive(reservation)) return reservation
  const item = await getVehicle(reservation.car.dealership_slug, reservation.car.id)
  if (isOffered(item?.vehicle, 'advertise')) return reservation
  return (await applyEvent(reservation, 'sold', now)) ?? reservation
}

/** Holds whose reservation is over, or was never stored: a process stopped before it wrote one. */
async function freeDeadHolds(now: Date): Promise<number> {
  let freed = 0
  for await (const { tenant, reservation_id, dealership_slug, held } of listHolds(now)) {
    const reservation = await readReservation({ tenant, reservation_id })
    if (reservation && isLive(reservation)) continue
    if (!(await releaseHold({ dealership_slug, held }, reservation_id))) continue
    freed += 1
    if (reservation) await republish(reservation, now)
  }
  return freed
}
