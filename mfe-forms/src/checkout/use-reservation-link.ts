import { reservationIn, withChoices } from '@forecourt/domain/reservations/reservation-link'
import { useEffect, useEffectEvent, useState } from 'react'

/** Counts how often the browser shows the page again from its memory, when what is on it is old; `forget` comes with it. */
export function useShownAgain(forget: () => void): number {
  const [count, setCount] = useState(0)
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    forget()
    setCount((before) => before + 1)
  })
  useEffect(() => {
    addEventListener('pageshow', onShown)
    return () => removeEventListener('pageshow', onShown)
  }, [])
  return count
}

/**
 * The reservation in the address's fragment, which no server and no cache sees; null without one, undefined before hydration. Each is an
 * entry of the history, so Back leads through them.
 */
export function useReservationLink() {
  const [id, setId] = useState<string | null>()
  useEffect(() => {
    const follow = () => setId(reservationIn(location.hash))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return {
    id,
    open(reservation: string) {
      location.hash = withChoices(location.hash, { reservation })
      setId(reservation)
    },
    close() {
      replaceHash(withChoices(location.hash, { reservation: '' }))
      setId(null)
    },
  }
}

export type ReservationLink = ReturnType<typeof useReservationLink>

/** Keeps what was chosen in the address, for a reload and for another device. */
export const keepChoices = (choices: Readonly<Record<string, string>>): void =>
  replaceHash(withChoices(location.hash, choices))

function replaceHash(hash: string): void {
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
}
