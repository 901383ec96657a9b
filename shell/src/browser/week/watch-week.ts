import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { weekChoiceAtom } from '@forecourt/shell-api'
import { markWeek } from '../../app/layout/week-mark.ts'
import type { Store } from '../navigation/show-view.ts'

function hasStored(): boolean {
  try {
    return yourWeekKey in localStorage
  } catch {
    // Storage may be blocked.
    return false
  }
}

/** Loads the code of the shopper's week once there is one: stored, chosen, or chosen in another tab. */
export function watchWeek(store: Store, site: PublicSite): void {
  const show = async () => {
    const code = await import(/* webpackChunkName: "week" */ './show-week.ts').catch(() => null)
    if (code) return code.showWeek(store, site)
    // Prices stay as they are advertised. The next choice tries again.
    markWeek(false)
    store.set(weekChoiceAtom, undefined)
  }
  if (hasStored()) void show()
  store.sub(weekChoiceAtom, () => store.get(weekChoiceAtom) !== undefined && void show())
  addEventListener('storage', ({ key }) => key === yourWeekKey && void show())
}
