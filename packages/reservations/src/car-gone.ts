import type { ShownReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { carHold, readHold } from './store/hold-table.ts'

/** Why the car of a reservation that is not paid for cannot be had any more. */
export async function carGone(
  { state, car, reservation_id }: StoredReservation,
  now: Date,
): Promise<ShownReservation['gone']> {
  if (state !== 'authorising') return undefined
  const [hold, item] = await Promise.all([readHold(carHold(car), now), getVehicle(car.dealership_slug, car.id)])
  if (!isOffered(item?.vehicle, 'advertise')) return 'sold'
  // Its own hold may be newer than what was read of it.
  return hold && hold.reservation_id !== reservation_id ? 'taken' : undefined
}
