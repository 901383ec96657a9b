import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { heldText, isHeld, reservationLink } from '@forecourt/domain/reservations/own-reservation'
import { listOwnReservations, readOwnReservation } from '@forecourt/remote-kit/reservations/own-reservations'
import type { Api } from '@forecourt/shell-api'

type Asked = { vehicle: ShownVehicle; site: PublicSite; isSignedIn: boolean }

/** The hold of a vehicle by who is signed in, else by the reservation that this browser began. */
export async function findOwnHold(api: Api, { vehicle, site, isSignedIn }: Asked) {
  const own = isSignedIn ? await listOwnReservations(api) : []
  const isOfCar = (reservation: ShownReservation) => reservation.car.id === vehicle.id && isHeld(reservation)
  const hold = own.find(isOfCar) ?? (await readOwnReservation(api, vehicle.slug))
  return hold && isOfCar(hold) ? { text: heldText(hold, site), ...reservationLink(hold) } : undefined
}
