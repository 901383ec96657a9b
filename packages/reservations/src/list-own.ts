import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { isLive, type Progress } from '@forecourt/domain/reservations/advance-reservation'
import { listPeople } from './store/people-table.ts'
import { readReservation } from './store/reservation-table.ts'

export type Shopper = { tenant: string; phone: string }

/** More than anybody has at a time: each dealership holds one car for a shopper. */
const maxListed = 20
/** A month after its end it says nothing that a shopper looks for. */
const keptMs = 30 * 86_400_000

/** A shopper's reservations at a site, the newest first: those that are not over, and those that ended lately with a deposit paid. */
export async function listOwn({ tenant, phone }: Shopper, now: Date): Promise<StoredReservation[]> {
  const people = (await listPeople(tenant, phone)).toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const found = await Promise.all(people.slice(0, maxListed).map((person) => readReservation(person)))
  return found.filter((reservation) => reservation !== undefined).filter((reservation) => isListed(reservation, now))
}

function isListed(reservation: Progress & Pick<StoredReservation, 'updated_at'>, now: Date): boolean {
  if (isLive(reservation)) return reservation.state !== 'authorising' || Date.parse(reservation.pay_by) > now.getTime()
  return reservation.held_until !== undefined && now.getTime() - Date.parse(reservation.updated_at) < keptMs
}
