import type { HeldReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { deleteItem, getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const holdSchema = z.object({
  dealership_slug: z.string(),
  held: z.string(),
  tenant: z.string(),
  reservation_id: z.string(),
  held_until: z.iso.datetime(),
})
export type Hold = z.infer<typeof holdSchema>
export type HoldKey = Pick<Hold, 'dealership_slug' | 'held'>

type Holder = Pick<StoredReservation, 'car' | 'shopper_mark'>
type ToHold = Holder & Pick<HeldReservation, 'tenant' | 'reservation_id' | 'held_until'>

export const carHold = ({ dealership_slug, id }: { dealership_slug: string; id: string }): HoldKey => ({
  dealership_slug,
  held: `car#${id}`,
})
export const shopperHold = ({ car, shopper_mark }: Holder): HoldKey => ({
  dealership_slug: car.dealership_slug,
  held: `shopper#${shopper_mark}`,
})

/** Kept for a day more, for who looks what became of it. */
const keptSeconds = 86_400

/**
 * RS-2. Holds a car for a reservation, and the shopper's one place at its dealership, each by one write whose condition says when it is
 * free: nobody holds it, or their time is over, or it is the same reservation. No sweeper has to run for that. False where one is
 * another's; what was written then is released with the reservation.
 */
export async function takeHolds(reservation: ToHold, now: Date): Promise<boolean> {
  return (await take(shopperHold(reservation), reservation, now)) && take(carHold(reservation.car), reservation, now)
}

async function take(key: HoldKey, { tenant, reservation_id, held_until }: ToHold, now: Date) {
  const ttl = Math.ceil(Date.parse(held_until) / 1000) + keptSeconds
  return putItem(
    'holds',
    { ...key, tenant, reservation_id, held_until, live: 'yes', ttl },
    {
      expression: 'attribute_not_exists(held_until) OR held_until <= :now OR reservation_id = :own',
      values: { ':now': now.toISOString(), ':own': reservation_id },
    },
  )
}

/** What another holds stays. */
export async function releaseHolds(reservation: Holder & Pick<StoredReservation, 'reservation_id'>): Promise<void> {
  for (const key of [carHold(reservation.car), shopperHold(reservation)])
    await releaseHold(key, reservation.reservation_id)
}

export const releaseHold = (key: HoldKey, reservation_id: string): Promise<boolean> =>
  deleteItem('holds', key, { expression: 'reservation_id = :own', values: { ':own': reservation_id } })

/** Whose it is now; undefined for what is free (strongly consistent). */
export async function readHold(key: HoldKey, now: Date): Promise<Hold | undefined> {
  const item = await getItem('holds', key)
  const hold = item && holdSchema.parse(item)
  return hold && hold.held_until > now.toISOString() ? hold : undefined
}

const keySchema = z.pick(holdSchema, { dealership_slug: true, held: true })

/** All that are live, of all dealerships: for jobs. */
export async function* listHolds(now: Date): AsyncGenerator<Hold> {
  for await (const item of queryItems('holds', 'yes', { index: 'live' })) {
    const hold = await readHold(keySchema.parse(item), now)
    if (hold) yield hold
  }
}
