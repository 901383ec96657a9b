import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useApi } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

/** Longer than the browser remembers an answer. */
const everyMs = 11_000

/** The car as the site shows it now: one that goes while its page is open says so. */
export function useCarNow(vehicle: ShownVehicle): ShownVehicle {
  const api = useApi()
  const [car, setCar] = useState(vehicle)
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const { vehicle: row } = await loadEndpoints()
      // One answer that does not come is no news.
      await api.get(row, { slug: vehicle.slug }).then(setCar, () => {})
    }, everyMs)
    return () => clearInterval(timer)
  }, [api, vehicle.slug])
  return car
}
