import type { PublicSite } from '@forecourt/contracts/site/site'
import { trackedCar } from '@forecourt/domain/pricing/tracked-car'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { type Api, ApiError, type KeptPress, type ShopperSession, type Track, toMessage } from '@forecourt/shell-api'
import type { ToastContent } from '@forecourt/ui/overlays/toasts'
import { loadEndpoints } from '../load-endpoints.ts'
import { favourites } from '../storage/favourites.ts'
import { pendingSave } from '../storage/pending-save.ts'
import { missingPhone, removedToast, savedHereToast, savedToast } from './words.ts'

export type SavedCarsTools = {
  api: Api
  site: PublicSite
  session: Exclude<ShopperSession, 'unknown'>
  /** TN-6. */
  can: { watchlist: boolean; favourites: boolean }
  track: Track
  toast(content: ToastContent): void
  /** On the console. */
  warn(message: string): void
  /** WL-1. The way to signing in, and back to the page that the shopper is on. */
  signInPath(): string
  goTo(path: string): void
  /** Asks again who is signed in: a request was refused because nobody is. */
  refreshSession(): void
}

const phoneOf = ({ session }: SavedCarsTools): string | null => (session === 'anonymous' ? null : session.phone)

const saveBody = (phone: string, id: string) => ({ body: { phone_number: phone, car_id: id } })

/** The ids of all that is saved: in the watchlist of a signed-in shopper, else in this browser (WL-6). */
export async function loadSavedIds(tools: SavedCarsTools): Promise<ReadonlySet<string>> {
  const phone = phoneOf(tools)
  if (phone === null || !tools.can.watchlist)
    return new Set(tools.can.favourites ? favourites.read().map(({ id }) => id) : [])
  await mergeFavourites(phone, tools)
  const { readWatchlist } = await loadEndpoints()
  const { cars } = await tools.api.get(readWatchlist, {})
  return new Set(cars.map(({ id }) => id))
}

/** WL-6. After signing in, what was kept in this browser is in the watchlist. What cannot be saved now stays for the next time. */
async function mergeFavourites(phone: string, tools: SavedCarsTools): Promise<void> {
  const { saveCar } = await loadEndpoints()
  const waiting = pendingSave.read()
  const local = tools.can.favourites ? favourites.read() : []
  // The oldest first, so that the newest is on top of the list.
  for (const { id } of local.toReversed()) {
    if (id === waiting?.id) continue
    const saved = await save(tools.api.send(saveCar, saveBody(phone, id)))
    if (saved === 'failed') return
    // One that was sold meanwhile stays in this browser.
    if (saved === 'settled') favourites.remove(id)
  }
  if (!waiting) return
  try {
    if ((await save(tools.api.send(saveCar, saveBody(phone, waiting.id)), isForShopper)) === 'failed') return
  } catch (error) {
    pendingSave.write(undefined)
    tools.toast({ text: toMessage(error), isAlert: true })
    return
  }
  favourites.remove(waiting.id)
  pendingSave.write(undefined)
  tools.track('watchlist-saved', { car_id: waiting.id })
  tools.toast(savedToast)
}

/** That the list is full, or that the car can no longer be saved. */
const isForShopper = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'gone')

/** `settled`: it is saved, or the site no longer has such a car. `refused`: the car is not in stock. Throws what the shopper has to know. */
async function save(
  saving: Promise<unknown>,
  isThrown = (_error: unknown) => false,
): Promise<'settled' | 'refused' | 'failed'> {
  try {
    await saving
    return 'settled'
  } catch (error) {
    if (isThrown(error)) throw error
    if (!(error instanceof ApiError)) return 'failed'
    if (error.code === 'gone') return 'refused'
    return error.code === 'not_found' ? 'settled' : 'failed'
  }
}

/** WL-1, WL-2, WL-6. Stores what a Save control was pressed for; false where the control has to go back. */
export async function storeSaved({ car, isKept }: KeptPress, tools: SavedCarsTools): Promise<boolean> {
  const { can, session, toast } = tools
  const phone = phoneOf(tools)
  if (can.watchlist && phone !== null) return storeInWatchlist(phone, { car, isKept }, tools)
  if (can.watchlist && session !== 'anonymous') tools.warn(missingPhone)
  if (can.favourites) {
    storeLocally({ car, isKept }, tools)
    if (!isKept) toast(removedToast)
    else toast(can.watchlist ? savedHereToast(tools.signInPath()) : savedToast)
    return true
  }
  if (isKept) pendingSave.write(favouriteOf(car))
  tools.goTo(tools.signInPath())
  return false
}

type Wish = Pick<KeptPress, 'car' | 'isKept'>

async function storeInWatchlist(phone: string, { car, isKept }: Wish, tools: SavedCarsTools) {
  const { api, site, track, toast } = tools
  try {
    const { saveCar, removeCar } = await loadEndpoints()
    const { success } = await api.send(isKept ? saveCar : removeCar, saveBody(phone, car.id))
    if (!success) throw new Error('The watchlist answered that it did not succeed.')
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return saveSignedOut({ car, isKept }, tools)
    toast({ text: toMessage(error), isAlert: true })
    return false
  }
  if (isKept) track('watchlist-saved', trackedCar(car, site))
  toast(isKept ? savedToast : removedToast)
  return true
}

/** The session ended elsewhere, such as in another tab. What was to be saved is, after signing in; what was to go is still in the list then. */
async function saveSignedOut(wish: Wish, tools: SavedCarsTools): Promise<boolean> {
  tools.refreshSession()
  if (wish.isKept) return storeSaved({ kind: 'saved', ...wish }, { ...tools, session: 'anonymous' })
  tools.goTo(tools.signInPath())
  return false
}

function storeLocally({ car, isKept }: Wish, { site, track }: SavedCarsTools): void {
  favourites.remove(car.id)
  if (!isKept) return
  favourites.add(favouriteOf(car))
  track('favourite-added', trackedCar(car, site))
}
