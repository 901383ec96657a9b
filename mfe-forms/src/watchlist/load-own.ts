import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import type { OwnReservation } from '@forecourt/domain/reservations/own-reservation'
import { isPaymentSent } from '@forecourt/domain/reservations/payment-attempt'
import { hasCapabilityAnywhere } from '@forecourt/domain/site/capabilities'
import { type Api, useCapability, useHost, useSite } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** What the shopper has here beside saved cars. */
export type Own = { reservations: OwnReservation[]; valuations: StoredValuation[] }

/** Loads what the server has of who is signed in, with what this browser keeps. A part that fails is left out: the list of cars is shown all the same. */
export function useLoadOwn(): (api: Api, isSignedIn: boolean) => Promise<Own> {
  const site = useSite()
  const { reportFault } = useHost()
  const canTradeIn = useCapability('tradeIn')
  const canReserve = hasCapabilityAnywhere(site, 'reserve')
  const orNone = <T>(asked: Promise<T[]>): Promise<T[]> =>
    asked.catch((error) => {
      reportFault(error)
      return []
    })
  return async (api, isSignedIn) => {
    const [reservations, valuations] = await Promise.all([
      canReserve ? orNone(loadOwnReservations(api, isSignedIn)) : [],
      canTradeIn ? orNone(listValuations(api, isSignedIn)) : [],
    ])
    return { reservations, valuations }
  }
}

export async function loadOwnReservations(api: Api, isSignedIn: boolean): Promise<OwnReservation[]> {
  const { listOwnReservations, readOwnReservation, readPaymentAttempt } = await loadEndpoints()
  const kept = isSignedIn ? undefined : await readOwnReservation(api)
  const found = isSignedIn ? await listOwnReservations(api) : kept ? [kept] : []
  return found.map((one) => ({
    ...one,
    is_payment_sent: isPaymentSent(one, readPaymentAttempt(one.reservation_id), new Date()),
  }))
}

/** Those of the phone number, and the one that was valued in this browser with another. */
async function listValuations(api: Api, isSignedIn: boolean): Promise<StoredValuation[]> {
  const { listValuations, readStoredValuation } = await loadEndpoints()
  const kept = readStoredValuation()
  const { valuations } = isSignedIn ? await api.get(listValuations, {}) : { valuations: [] }
  const isListed = valuations.some(({ lead_id }) => lead_id === kept?.lead_id)
  return kept?.car && !isListed ? [kept, ...valuations] : valuations
}
