import { pendingSaveKey } from '@forecourt/contracts/browser/stored-keys'
import { type Favourite, favouriteSchema } from '@forecourt/contracts/watchlist/saved-car'

/** WL-1. The car for which a visitor was sent to sign in, in this tab. */
export const pendingSave = {
  read(): Favourite | undefined {
    try {
      return favouriteSchema.safeParse(JSON.parse(sessionStorage.getItem(pendingSaveKey) ?? 'null')).data
    } catch {
      return undefined
    }
  },
  write(car: Favourite | undefined): void {
    try {
      if (car) sessionStorage.setItem(pendingSaveKey, JSON.stringify(car))
      else sessionStorage.removeItem(pendingSaveKey)
    } catch {
      // Storage that is switched off keeps nothing: the shopper presses Save again.
    }
  },
}
