import type { Favourite } from '@forecourt/contracts/watchlist/saved-car'
import { type Api, ApiError, keptAtoms, toMessage, useCapability, useLoaded, useSession } from '@forecourt/shell-api'
import { useStore } from 'jotai'
import { loadEndpoints } from '../load-endpoints.ts'
import { favourites } from '../storage/favourites.ts'
import { pendingSave } from '../storage/pending-save.ts'
import { isAvailable, type ListedCar } from './listed-car.ts'
import { type Own, useLoadOwn } from './load-own.ts'

export type Listed =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `phone` is null where the cars are this browser's own. */
  | ({ kind: 'cars'; phone: string | null; isSignedIn: boolean; own: Own } & LoadedCars)

/** `wantsAlerts`: whether they asked for messages about lower prices. */
type LoadedCars = { cars: ListedCar[]; wantsAlerts: boolean }

/**
 * The watchlist. What this browser kept (WL-6), and the car for which the shopper was sent to sign in (WL-1), move into it after that,
 * maybe once it has been read: looked at before, they are in one of the two.
 */
async function loadWatchlist(api: Api, stored: readonly Favourite[]): Promise<LoadedCars> {
  const waiting = pendingSave.read()
  const moved = waiting ? [waiting, ...stored.filter(({ id }) => id !== waiting.id)] : stored
  const { readSavedCars } = await loadEndpoints()
  const [{ cars, price_alerts }, kept] = await Promise.all([
    api.get(readSavedCars, {}),
    loadKept(api, moved).catch(() => []),
  ])
  const known = new Set(cars.map(({ id }) => id))
  const moving = kept.filter((car) => !known.has(car.id) && isAvailable(car))
  return { cars: [...moving, ...cars], wantsAlerts: price_alerts }
}

/** Cars that this browser kept, as they now are. */
async function loadKept(api: Api, stored: readonly Favourite[]): Promise<ListedCar[]> {
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
  const store = useStore()
  const hasWatchlist = useCapability('watchlist')
  const hasFavourites = useCapability('favourites')
  const loadOwn = useLoadOwn()
  const isSignedIn = typeof session === 'object' && session.phone !== null
  const phone = hasWatchlist && isSignedIn ? session.phone : null

  const owner = session === 'unknown' ? null : JSON.stringify([phone, isSignedIn, hasFavourites])
  const { value, error, retry } = useLoaded(owner, async (api, over) => {
    // WL-6.
    const stored = hasFavourites ? favourites.read() : []
    const [loaded, own] = await Promise.all([
      phone !== null
        ? loadWatchlist(api, stored)
        : loadKept(api, stored).then((cars) => ({ cars, wantsAlerts: false })),
      loadOwn(api, isSignedIn),
    ])
    if (!over.aborted) store.set(keptAtoms.saved, new Set(loaded.cars.map(({ id }) => id)))
    return { ...loaded, own, phone, isSignedIn }
  })
  if (error) return { listed: { kind: 'failed', message: toMessage(error) }, retry }
  return { listed: value ? { kind: 'cars', ...value } : { kind: 'loading' }, retry }
}
