import { comparedKey, favouritesKey } from '@forecourt/contracts/browser/stored-keys'
import { keptAtoms, keptPressesAtom } from '@forecourt/shell-api'
import type { Store } from '../navigation/show-view.ts'
import { hasSession } from '../session/session.ts'

/** Whether the visitor may have saved or compared cars: without any, nothing loads until they press a control. */
function mayHaveKept(): boolean {
  try {
    return hasSession() || favouritesKey in localStorage || comparedKey in localStorage
  } catch {
    // Storage may be blocked.
    return false
  }
}

/** Loads the code that stores presses of Save and Compare, on a press or if there are stored ones. */
export function watchKept(store: Store): void {
  /** A press that could not be stored is reverted; the next press tries again. */
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
