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
import { findVehicleById } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import { withoutOverHold } from '@forecourt/stock/table/mark-held'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import type { ReservationServices } from './run-reservation.ts'
import { carHold, readHold, shopperHold } from './store/hold-table.ts'
import { recordPerson } from './store/people-table.ts'
import { addReservation, type ReservationKey, readReservation, saveReservation } from './store/reservation-table.ts'

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

export type Begun = { reservation: StoredReservation; clientSecret: string | undefined }

/** Each time another request was first, which can be the webhook's, or the shopper's own in another tab. */
const maxTries = 10

/**
 * Begins a reservation and its payment; the same key gives the same one for a day, and so does the same car until it is paid. What a
 * shopper cannot have is refused before anything is authorised; who comes first is decided later, by the hold.
 * @throws AppError `not_found` for a car that the site does not show or sell online, `gone` for one that is not for sale, `conflict` for
 * one that is reserved, `invalid` where the shopper has another, `too_many`; ProviderError.
 */
export async function createReservation(request: ReservationRequest, services: ReservationServices): Promise<Begun> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const now = services.now()
    const slot = await findSlot(request, now)
    const isRepeated = slot.found?.begun_keys?.includes(begunKey(request))
    const reservation = isRepeated ? slot.found : await begin(slot, request, now)
    if (reservation) return openPayment(reservation, services)
  }
  throw new AppError('conflict')
}

/** More than anybody begins of one car in a day; each is read before the next. */
const maxSlots = 20
/** More than anybody continues one before it is paid. */
const maxKeys = 100
const dayMs = 86_400_000

type Slot = { key: ReservationKey; found: StoredReservation | undefined }

/**
 * A shopper's reservations of a car are numbered in each day, and day and number are what an id is made of: requests that begin at once
 * find the same slot, which one write fills. It is that of the request's own key, else one that is not paid yet, else the first that is
 * free today.
 * @throws AppError `too_many`.
 */
async function findSlot(request: ReservationRequest, now: Date): Promise<Slot> {
  const key = begunKey(request)
  const before = await slotsOf(request, new Date(now.getTime() - dayMs))
  const slots = [...before.filter(({ found }) => found), ...(await slotsOf(request, now))]
  const slot =
    slots.find(({ found }) => found?.begun_keys?.includes(key)) ??
    slots.find(({ found }) => found && isOpen(found, now)) ??
    slots.find(({ found }) => !found)
  if (!slot) throw new AppError('too_many')
  return slot
}

/** Those of a day in UTC, with the first that is free. */
async function slotsOf({ site, phone, carId, secret }: ReservationRequest, time: Date): Promise<Slot[]> {
  const day = time.toISOString().slice(0, 10)
  const slots: Slot[] = []
  while (slots.length < maxSlots && (slots.length === 0 || slots.at(-1)?.found)) {
    const reservation_id = keyed(secret, ['id', site.slug, phone, carId, day, String(slots.length)])
    const key = { tenant: site.slug, reservation_id }
    slots.push({ key, found: await readReservation(key) })
  }
  return slots
}

const begunKey = ({ secret, site, phone, idempotencyKey }: ReservationRequest): string =>
  keyed(secret, ['key', site.slug, phone, idempotencyKey])

/** Begun and not paid yet, such as before going back. */
const isOpen = ({ state, pay_by }: StoredReservation, now: Date): boolean =>
  state === 'authorising' && Date.parse(pay_by) > now.getTime()

/** Of a shopper: the same for all of theirs, and no phone number. */
export const shopperMark = (secret: string, phone: string): string => keyed(secret, ['shopper', phone])

/** Nobody guesses it, and no phone number can be tried against it. */
const keyed = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** Undefined where another request changed the slot first. */
async function begin(
  { key, found }: Slot,
  request: ReservationRequest,
  now: Date,
): Promise<StoredReservation | undefined> {
  const { site, phone, carId, name, email, secret } = request
  if ((found?.begun_keys?.length ?? 0) >= maxKeys) throw new AppError('too_many')
  const car = await findFreeCar(site, carId, now)
  const created_at = now.toISOString()
  const pay_by = payBy(now).toISOString()
  const reservation: StoredReservation = {
    ...key,
    version: 1,
    state: 'authorising',
    shopper_mark: shopperMark(secret, phone),
    begun_keys: [...(found?.begun_keys ?? []), begunKey(request)],
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
  if (await readHold(shopperHold(reservation), now)) throw new AppError('invalid', oneHoldWords)
  // First the person: a reservation without one could tell nobody what became of it.
  await recordPerson(phone, { ...key, name, email, car: car.name, created_at: found?.created_at ?? created_at })
  const { begun_keys } = reservation
  if (found) return saveReservation(found, { ...found, pay_by, begun_keys }, now)
  return (await addReservation(reservation)) ? reservation : undefined
}

/** As it is now: a hold that is over is none, whatever the stock still shows. */
async function findFreeCar(site: Site, carId: string, now: Date): Promise<Vehicle> {
  const { dealership_slug, id } = await findVehicleById(site, carId)
  const item = await getVehicle(dealership_slug, id)
  const vehicle = item && withoutOverHold(item, now)
  // A site that sells online reserves too: its settings say so.
  if (!vehicle || !hasCapability(site, 'reserve', dealership_slug)) throw new AppError('not_found')
  if (carStatus(vehicle) === 'reserved') throw new AppError('conflict', takenWords)
  if (!isSoldOnline(vehicle)) throw new AppError('gone', 'This car cannot be reserved online.')
  return vehicle
}

/** A payment is made once, and known again while it can be paid. */
export async function openPayment(
  reservation: StoredReservation,
  { payment, now }: ReservationServices,
): Promise<Begun> {
  if (reservation.state !== 'authorising') return { reservation, clientSecret: undefined }
  const { reservation_id: reservationId, tenant, deposit_cents: cents, car } = reservation
  const { id, clientSecret } = await payment.authorise({ reservationId, tenant, cents, description: car.name })
  if (reservation.payment_id === id) return { reservation, clientSecret }
  const saved = await saveReservation(reservation, { ...reservation, payment_id: id }, now())
  if (saved) return { reservation: saved, clientSecret }
  const current = await readReservation(reservation)
  // Only who is stored with the payment may pay it, as the reconciler knows no other, and only what was neither paid nor given up.
  const isPayable = current?.state === 'authorising' && current.payment_id === id
  return { reservation: current ?? reservation, clientSecret: isPayable ? clientSecret : undefined }
}
