import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useApi, useCapability, useSite, useTrack } from '@forecourt/shell-api'
import { useSyncExternalStore } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

/** Once a number is revealed it stays so on every page of the visit, wherever it is shown. */
let isRevealed = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** SB-6: whether numbers are hidden, and what shows them: it records the call and fires event 25. */
export function useRevealPhone({ id, dealership_slug }: Pick<ShownVehicle, 'id' | 'dealership_slug'>) {
  const api = useApi()
  const track = useTrack()
  const { slug: website_id } = useSite()
  const asksFirst = useCapability('revealPhone', dealership_slug)
  const wasRevealed = useSyncExternalStore(
    subscribe,
    () => isRevealed,
    () => false,
  )

  function reveal() {
    isRevealed = true
    for (const listener of listeners) listener()
    track('dealer-called', { car_id: id })
    const body = { car_id: id, dealership_id: dealership_slug, website_id }
    // The number shows all the same.
    void loadEndpoints()
      .then(({ revealPhone }) => api.send(revealPhone, { body }))
      .catch(() => undefined)
  }

  return { asksFirst, isHidden: asksFirst && !wasRevealed, reveal }
}
