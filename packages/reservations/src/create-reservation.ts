import { createHmac } from 'node:crypto'
import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { depositDollars } from '@forecourt/domain/reservations/deposit'
import { payBy } from '@forecourt/domain/reservations/hold-times'
import { oneHoldWords, takenWords } from '@forecourt/domain/reservations/reservation-words'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { isSoldOnline } from '@forecourt/domain/vehicle/actions/sold-online'
import { carStatus } from '@forecourt/domain/vehicle/car-status'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { findVehicleById } from '@forecourt/stock/site-queries/search-stock'
import { withoutOverHold } from '@forecourt/stock/table/mark-held'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import type { ReservationServices } from './run-reservation.ts'
import { carHold, readHold, shopperHold } from './store/hold-table.ts'
import { recordPerson } from './store/people-table.ts'
import { addReservation, readReservation, saveReservation } from './store/reservation-table.ts'

export type ReservationRequest = {
  site: Site
  /** Of the session. */
  phone: string
  carId: string
  name: string
  email: string
  idempotencyKey: string
  /** Of the stage, that ids are made with. */
  secret: string
}

type Created = { reservation: StoredReservation; clientSecret: string | undefined }

/**
 * Begins a reservation and its payment; the same key gives the same one. What a shopper cannot have is refused before anything is
 * authorised; who comes first is decided later, by the hold.
 * @throws AppError `not_found` for a car that the site does not show or sell online, `gone` for one that is not for sale, `conflict` for
 * one that another has, or where the shopper has another; ProviderError.
 */
export async function createReservation(request: ReservationRequest, services: ReservationServices): Promise<Created> {
  const { site, phone, secret } = request
  const key = { tenant: site.slug, reservation_id: keyed(secret, ['id', site.slug, phone, request.idempotencyKey]) }
  const reservation = (await readReservation(key)) ?? (await add(key, request, services.now()))
  return pay(reservation, services)
}

/** Nobody guesses it, and no phone number can be tried against it. */
const keyed = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

async function add(
  key: { tenant: string; reservation_id: string },
  { site, phone, carId, name, email, secret }: ReservationRequest,
  now: Date,
): Promise<StoredReservation> {
  const car = await findFreeCar(site, carId, now)
  const created_at = now.toISOString()
  const pay_by = payBy(now).toISOString()
  const reservation: StoredReservation = {
    ...key,
    version: 1,
    state: 'authorising',
    shopper_mark: keyed(secret, ['shopper', phone]),
    car: { id: car.id, slug: car.slug, name: car.name, dealership_slug: car.dealership_slug },
    deposit_cents: depositDollars(car, site) * 100,
    created_at,
    updated_at: created_at,
    pay_by,
    pending: [],
    due: 'yes',
    due_at: pay_by,
  }
  if (await readHold(carHold(reservation.car), now)) throw new AppError('conflict', takenWords)
  if (await readHold(shopperHold(reservation), now)) throw new AppError('conflict', oneHoldWords)
  // First the person: a reservation without one could tell nobody what became of it.
  await recordPerson(phone, { ...key, name, email, car: car.name, created_at })
  if (await addReservation(reservation)) return reservation
  const first = await readReservation(key)
  if (!first) throw new AppError('conflict')
  return first
}

/** As it is now: a hold that is over is none, whatever the stock still shows. */
async function findFreeCar(site: Site, carId: string, now: Date): Promise<Vehicle> {
  const { dealership_slug, id } = await findVehicleById(site, carId)
  const item = await getVehicle(dealership_slug, id)
  const vehicle = item && withoutOverHold(item, now)
  if (!vehicle || !hasCapability(site, 'reserve', dealership_slug)) throw new AppError('not_found')
  if (carStatus(vehicle) === 'reserved') throw new AppError('conflict', takenWords)
  if (!isSoldOnline(vehicle)) throw new AppError('gone', 'This car cannot be reserved online.')
  return vehicle
}

/** A payment is made once, and known again while it can be paid. */
async function pay(reservation: StoredReservation, { payment, now }: ReservationServices): Promise<Created> {
  if (reservation.state !== 'authorising') return { reservation, clientSecret: undefined }
  const { reservation_id: reservationId, tenant, deposit_cents: cents, car } = reservation
  const { id, clientSecret } = await payment.authorise({ reservationId, tenant, cents, description: car.name })
  if (reservation.payment_id === id) return { reservation, clientSecret }
  const saved = await saveReservation(reservation, { ...reservation, payment_id: id }, now())
  if (saved) return { reservation: saved, clientSecret }
  const current = await readReservation(reservation)
  // Only who is stored with the payment may pay it: the reconciler knows no other.
  return { reservation: current ?? reservation, clientSecret: current?.payment_id === id ? clientSecret : undefined }
}
