import { applyAndLeave } from './apply-event.ts'
import type { Shopper } from './list-own.ts'
import { listPeople } from './store/people-table.ts'
import { readReservation } from './store/reservation-table.ts'

/**
 * Ends what a shopper began and did not pay, before who they are is erased: it can be paid no more, as nobody would know by whom. What
 * is paid stays.
 */
export async function endUnpaid({ tenant, phone }: Shopper, now: Date): Promise<void> {
  for (const person of await listPeople(tenant, phone)) {
    const reservation = await readReservation(person)
    if (reservation?.state === 'authorising') await applyAndLeave(reservation, 'cancel', now)
  }
}
