import { isLive } from '@forecourt/domain/reservations/advance-reservation'
import { listHolds } from '@forecourt/reservations/store/hold-table'
import { listReservations } from '@forecourt/reservations/store/reservation-table'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import type { World } from './world.ts'

/** What must not be, of all that there is: reservations, payments, holds and the stock. */
export async function findProblems({ payments }: World, cars: readonly string[]): Promise<string[]> {
  const now = new Date()
  const [reservations, holds] = await Promise.all([
    Array.fromAsync(listReservations('northgate')),
    Array.fromAsync(listHolds(now)),
  ])
  const problems: string[] = []
  const holderOf = (car: string) => holds.find(({ held }) => held === `car#${car}`)?.reservation_id
  for (const { id, status, latest_charge, metadata } of payments.intents.all()) {
    const reservation = reservations.find(({ reservation_id }) => reservation_id === metadata.reservation_id)
    const isCharged = status === 'succeeded' && !(typeof latest_charge === 'object' && latest_charge?.refunded)
    const isHeld = reservation && holderOf(reservation.car.id) === reservation.reservation_id
    if (isCharged && !isHeld) problems.push(`${id} is a charge without a hold`)
    if (status === 'requires_capture') problems.push(`${id} is an authorisation that was left`)
  }
  for (const { reservation_id, state, payment_id } of reservations) {
    const payment = payments.intents.find(payment_id ?? '')
    if (state === 'reserved' && payment?.status !== 'succeeded')
      problems.push(`${reservation_id} is a hold without a charge`)
    if (!['reserved', 'ended'].includes(state)) problems.push(`${reservation_id} was left ${state}`)
  }
  for (const { held, reservation_id } of holds) {
    const reservation = reservations.find((one) => one.reservation_id === reservation_id)
    if (!reservation || !isLive(reservation)) problems.push(`${held} is lost to a dead hold`)
  }
  for (const car of cars) {
    const owners = reservations.filter((one) => one.car.id === car && one.state === 'reserved')
    if (owners.length > 1) problems.push(`${car} is held by ${owners.length}`)
    const isShown = (await getVehicle('northgate', car))?.vehicle.reserved
    if (isShown !== owners.length > 0) problems.push(`${car} is shown as ${isShown ? 'reserved' : 'free'}`)
  }
  return problems
}
