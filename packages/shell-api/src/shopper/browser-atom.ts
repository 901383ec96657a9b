import { type Atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * An atom that only the browser sets. While a part of the document hydrates it has its initial value, as in the markup: the browser
 * may have set it before.
 */
export function useBrowserAtom<T>(atom: Atom<T> & { init: T }): T {
  const store = useStore()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => atom.init,
  )
}
