import { keptAtoms, keptPressesAtom } from '@forecourt/shell-api'
import type { Store } from '../navigation/show-view.ts'
import { hasSession } from '../session/session.ts'

/** Whether the visitor may have cars kept: of others nothing is loaded or asked until they press a control. */
function mayHaveKept(): boolean {
  try {
    return hasSession() || 'forecourt.favourites' in localStorage || 'forecourt.compared' in localStorage
  } catch {
    // Storage that is refused keeps nothing.
    return false
  }
}

/** Loads what stores the presses of Save and Compare controls, for those who press one or did before. */
export function watchKept(store: Store): void {
  /** What cannot be stored is not shown as kept; the next press tries again. */
  const reset = () => {
    for (const ids of Object.values(keptAtoms)) store.set(ids, new Set())
    store.set(keptPressesAtom, [])
  }
  const show = () => {
    import(/* webpackChunkName: "kept" */ './show-garage.tsx').then(({ showGarage }) => showGarage(store, reset), reset)
  }
  if (mayHaveKept()) show()
  store.sub(keptPressesAtom, () => store.get(keptPressesAtom).length > 0 && show())
}
