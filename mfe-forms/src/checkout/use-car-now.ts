import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useApi } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

/** Longer than the browser remembers an answer. */
const everyMs = 11_000

/** The car as the site shows it now: one that goes while its page is open, or hidden, says so. */
export function useCarNow(vehicle: ShownVehicle): ShownVehicle {
  const api = useApi()
  const [car, setCar] = useState(vehicle)
  useEffect(() => {
    async function ask() {
      if (document.visibilityState !== 'visible') return
      const { vehicle: row } = await loadEndpoints()
      // One answer that does not come is no news.
      await api.get(row, { slug: vehicle.slug }).then(setCar, () => {})
    }
    const timer = setInterval(ask, everyMs)
    // Such as when the shopper opens a page that was prepared before.
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, vehicle.slug])
  return car
}
