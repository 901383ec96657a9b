import { comparedKey } from '@forecourt/contracts/browser/stored-keys'
import { favouriteSchema } from '@forecourt/contracts/watchlist/saved-car'
import { storedList } from './stored-list.ts'

/** WL-7. Cars that a visitor put beside others in this browser. The shell looks whether there is such a key. */
export const compared = storedList(comparedKey, favouriteSchema)
