import { type StoredReservation, storedReservationSchema } from '@forecourt/contracts/reservations/reservation'
import { type Advanced, isLive } from '@forecourt/domain/reservations/advance-reservation'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

export type ReservationKey = Pick<StoredReservation, 'tenant' | 'reservation_id'>

/** Undefined where there is none (strongly consistent). */
export async function readReservation({
  tenant,
  reservation_id,
}: ReservationKey): Promise<StoredReservation | undefined> {
  const item = await getItem('reservations', { tenant, reservation_id })
  return item && storedReservationSchema.parse(item)
}

/** False where there is one of this id already. */
export const addReservation = (reservation: StoredReservation): Promise<boolean> =>
  putItem('reservations', reservation, { expression: 'attribute_not_exists(reservation_id)' })

/** The request that made a change also continues it: the reconciler leaves it this long. */
const graceMs = 60_000

/** Whether nobody else continues it now. */
export const isDue = ({ due_at }: StoredReservation, now: Date): boolean =>
  due_at !== undefined && Date.parse(due_at) <= now.getTime()

/** Writes the next state over the one that was read. Undefined where another was first. `dueAt` is when jobs continue it.
 * @throws ZodError for a state without what belongs to it. */
export async function saveReservation(
  { version }: StoredReservation,
  next: Advanced<StoredReservation>,
  now: Date,
  dueAt = new Date(now.getTime() + graceMs),
): Promise<StoredReservation | undefined> {
  const { due: _, due_at: __, ...rest } = next
  const isOpen = isLive(next) || next.pending.length > 0
  const saved = storedReservationSchema.parse({
    ...rest,
    version: version + 1,
    updated_at: now.toISOString(),
    ...(isOpen && { due: 'yes', due_at: dueAt.toISOString() }),
  })
  const isSaved = await putItem('reservations', saved, {
    expression: 'version = :seen',
    values: { ':seen': version },
  })
  return isSaved ? saved : undefined
}

const keySchema = z.object({ tenant: z.string(), reservation_id: z.string() })

/** Of all tenants, those that something may be left to do for, the longest due first: for jobs. */
export async function* listDueReservations(now: Date, limit: number): AsyncGenerator<ReservationKey> {
  for await (const item of queryItems('reservations', 'yes', { index: 'due', upTo: now.toISOString(), limit }))
    yield keySchema.parse(item)
}

/** A site's, in the order of their ids. */
export async function* listReservations(tenant: string): AsyncGenerator<StoredReservation> {
  for await (const item of queryItems('reservations', tenant)) yield storedReservationSchema.parse(item)
}
