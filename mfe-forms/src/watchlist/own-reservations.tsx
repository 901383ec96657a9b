import { type OwnReservation, ownReservation } from '@forecourt/domain/reservations/own-reservation'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { loadOwnReservations } from './load-own.ts'
import { OwnList } from './own-list.tsx'

type Props = { reservations: readonly OwnReservation[]; isSignedIn: boolean }

/** RS-1. What the shopper reserved at this site: where each is, until when, and its link. */
export function OwnReservations(props: Props) {
  const site = useSite()
  const reservations = useOwnReservations(props)
  return (
    <OwnList
      heading="Your reservations"
      things={reservations.map((reservation) => ({ name: reservation.car.name, ...ownReservation(reservation, site) }))}
    />
  )
}

/** Asked for again when the shopper comes back to the page: they may have paid in another tab. */
function useOwnReservations({ reservations, isSignedIn }: Props): readonly OwnReservation[] {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = () => document.visibilityState === 'visible' && setReturns((before) => before + 1)
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [])
  const isAsked = returns > 0 && reservations.length > 0
  const again = useLoaded(isAsked ? `own reservations ${returns}` : null, (api) => loadOwnReservations(api, isSignedIn))
  return again.value ?? reservations
}
