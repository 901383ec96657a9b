import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { exampleCar } from './example-car.ts'

/** The example car, held and paid for. */
export const exampleReservation: ShownReservation = {
  reservation_id: 'the-reservation-of-ada',
  state: 'reserved',
  car: {
    id: exampleCar.id,
    slug: exampleCar.slug,
    name: exampleCar.name,
    dealership_slug: exampleCar.dealership_slug,
  },
  deposit_cents: 20_000,
  charged: true,
  pay_by: '2026-11-26T02:30:00.000Z',
  held_until: '2026-11-28T02:00:00.000Z',
  can_cancel: true,
}
