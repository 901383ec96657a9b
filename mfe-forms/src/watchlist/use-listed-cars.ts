import { type Api, ApiError, keptAtoms, toMessage, useApi, useCapability, useSession } from '@forecourt/shell-api'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { favourites } from '../storage/favourites.ts'
import type { ListedCar } from './listed-car.ts'

export type Listed =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `phone` is null where the cars are this browser's own. */
  | { kind: 'cars'; cars: ListedCar[]; phone: string | null }

async function loadWatchlist(api: Api): Promise<ListedCar[]> {
  const { readSavedCars } = await loadEndpoints()
  return (await api.get(readSavedCars, {})).cars
}

/** WL-6. What this browser kept, as it now is. */
async function loadFavourites(api: Api): Promise<ListedCar[]> {
  const stored = favourites.read()
  if (stored.length === 0) return []
  const { vehicle } = await loadEndpoints()
  return Promise.all(
    stored.map(async (car) => {
      try {
        const found = await api.get(vehicle, { slug: car.slug })
        return { id: car.id, car, hit: { ...found, photos_count: found.images.length } }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return { id: car.id, car }
        throw error
      }
    }),
  )
}

/** The saved cars of the signed-in shopper, else of this browser; `retry` after a failure. */
export function useListedCars(): { listed: Listed; retry(): void } {
  const session = useSession()
  const api = useApi()
  const store = useStore()
  const hasWatchlist = useCapability('watchlist')
  const hasFavourites = useCapability('favourites')
  const [listed, setListed] = useState<Listed>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const phone = hasWatchlist && typeof session === 'object' ? session.phone : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (session === 'unknown') return
    let isOver = false
    const loading = phone !== null ? loadWatchlist(api) : hasFavourites ? loadFavourites(api) : Promise.resolve([])
    loading.then(
      (cars) => {
        if (isOver) return
        store.set(keptAtoms.saved, new Set(cars.map(({ id }) => id)))
        setListed({ kind: 'cars', cars, phone })
      },
      (error) => !isOver && setListed({ kind: 'failed', message: toMessage(error) }),
    )
    return () => {
      isOver = true
    }
  }, [session, phone, attempt, api, store, hasFavourites])

  const retry = () => {
    setListed({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  return { listed, retry }
}
