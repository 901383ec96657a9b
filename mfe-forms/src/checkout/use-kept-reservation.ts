import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { useLoaded, useSession } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { stageOf } from './words.ts'

/**
 * The shopper's reservation of a car, while it is not over, as the server holds it now: of who is signed in, else the one that this
 * browser began. Undefined without one, and until that is known.
 */
export function useKeptReservation(slug: string, isAsked: boolean) {
  const session = useSession()
  const isKnown = isAsked && session !== 'unknown'
  const phone = typeof session === 'object' ? session.phone : null
  const { value, isLoading } = useLoaded(isKnown ? `kept reservation ${slug} ${phone}` : null, async (api) => {
    const { listOwnReservations, readOwnReservation } = await loadEndpoints()
    const own = phone === null ? [] : await listOwnReservations(api)
    const isOpen = ({ car, state }: ShownReservation) => car.slug === slug && stageOf[state] !== 'over'
    const found = own.find(isOpen) ?? (await readOwnReservation(api, slug))
    return found && isOpen(found) ? found : undefined
  })
  // The last answer may be of one that is over since.
  return isKnown && !isLoading ? value : undefined
}
