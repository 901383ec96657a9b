import { reservationKey } from '@forecourt/contracts/browser/stored-keys'
import { listReservations, readReservation } from '@forecourt/contracts/endpoints/reservations'
import { keptReservationSchema, type ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { type Api, ApiError } from '@forecourt/shell-api'
import { readStored } from '@forecourt/ui/browser/stored-json'

/** RS-1. The reservations of who is signed in; none for a session that is over. */
export const listOwnReservations = (api: Api): Promise<ShownReservation[]> =>
  orElse(async () => (await api.get(listReservations, {})).reservations, 'unauthenticated', [])

/** RS-1. The reservation that this browser began last, of any car or of one; undefined where the server has it no more. */
export async function readOwnReservation(api: Api, slug?: string): Promise<ShownReservation | undefined> {
  const kept = readStored('local', reservationKey, keptReservationSchema)
  if (!kept || (slug !== undefined && kept.slug !== slug)) return undefined
  return orElse(() => api.get(readReservation, { id: kept.reservation_id }), 'not_found', undefined)
}

async function orElse<T, Other>(ask: () => Promise<T>, code: string, other: Other): Promise<T | Other> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return other
    throw error
  }
}
