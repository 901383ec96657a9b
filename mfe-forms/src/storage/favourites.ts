import { favouritesKey } from '@forecourt/contracts/browser/stored-keys'
import { favouriteSchema } from '@forecourt/contracts/watchlist/saved-car'
import { storedList } from './stored-list.ts'

/** WL-6. Cars that a visitor saved in this browser. The shell looks whether there is such a key. */
export const favourites = storedList(favouritesKey, favouriteSchema)
