import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useApi, useCapability, useSite, useTrack } from '@forecourt/shell-api'
import { useSyncExternalStore } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

/** Dealerships whose number was revealed: it stays so on every page of the visit, wherever it is shown. */
const revealed = new Set<string>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * SB-6: whether a dealer's number is hidden, and what shows it: it records the call and fires event 25. Where none is hidden, calling
 * fires the event: `called` is for every link to the number.
 */
export function useRevealPhone({ id, dealership_slug }: Pick<ShownVehicle, 'id' | 'dealership_slug'>) {
  const api = useApi()
  const track = useTrack()
  const { slug: website_id } = useSite()
  const asksFirst = useCapability('revealPhone', dealership_slug)
  const wasRevealed = useSyncExternalStore(
    subscribe,
    () => revealed.has(dealership_slug),
    () => false,
  )

  const fire = () => track('dealer-called', { car_id: id })

  function reveal() {
    revealed.add(dealership_slug)
    for (const listener of listeners) listener()
    fire()
    const body = { car_id: id, dealership_id: dealership_slug, website_id }
    // The number shows all the same.
    void loadEndpoints()
      .then(({ revealPhone }) => api.send(revealPhone, { body }))
      .catch(() => undefined)
  }

  return { asksFirst, isHidden: asksFirst && !wasRevealed, reveal, called: asksFirst ? undefined : fire }
}
