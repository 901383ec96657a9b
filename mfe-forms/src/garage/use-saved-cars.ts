import {
  type KeptPress,
  keptAtoms,
  keptPressesAtom,
  useApi,
  useCapability,
  useHost,
  useSession,
  useSessionActions,
  useSite,
  useTrack,
  withId,
} from '@forecourt/shell-api'
import type { ToastContent } from '@forecourt/ui/overlays/toasts'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { loadSavedIds, type SavedCarsTools, storeSaved } from './saved-cars.ts'

/** WL-1. Back to the page that the shopper is on, whether they sign in or not. */
function signInPath(): string {
  const here = location.pathname + location.search
  return `/sign-in?${new URLSearchParams({ type: 'watchlist', redirect: here, back: here })}`
}

/** Keeps the hearts and what is stored equal: reads what is saved, and stores the presses of Save controls one after another. */
export function useSavedCars(toast: (content: ToastContent) => void): void {
  const session = useSession()
  const { refresh } = useSessionActions()
  const api = useApi()
  const site = useSite()
  const track = useTrack()
  const { navigate, reportFault } = useHost()
  const store = useStore()
  const can = { watchlist: useCapability('watchlist'), favourites: useCapability('favourites') }
  const presses = useAtomValue(keptPressesAtom)
  const queue = useRef(Promise.resolve())
  const waiting = useRef<KeptPress[]>([])
  const countTaken = useRef(0)

  const whenFree = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work).catch(reportFault)
  }
  const tools = (signedIn: SavedCarsTools['session']): SavedCarsTools => ({
    api,
    site,
    session: signedIn,
    can,
    track,
    toast,
    warn: reportFault,
    signInPath,
    goTo: navigate,
    refreshSession: refresh,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved depends on who is signed in alone
  useEffect(() => {
    if (session === 'unknown') return
    whenFree(async () => {
      const ids = await loadSavedIds(tools(session))
      // What was pressed in the meantime is about to be stored.
      const shown = waiting.current.reduce((all, { car, isKept }) => withId(all, car.id, isKept), ids)
      store.set(keptAtoms.saved, shown)
    })
  }, [session])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is stored once, when it is known for whom
  useEffect(() => {
    if (session === 'unknown') return
    const taken = presses.slice(countTaken.current).filter(({ kind }) => kind === 'saved')
    countTaken.current = presses.length
    waiting.current.push(...taken)
    for (const press of taken)
      whenFree(async () => {
        const isStored = await storeSaved(press, tools(session))
        waiting.current = waiting.current.filter((other) => other !== press)
        const { id } = press.car
        if (isStored || waiting.current.some(({ car }) => car.id === id)) return
        store.set(keptAtoms.saved, withId(store.get(keptAtoms.saved), id, !press.isKept))
      })
  }, [presses, session])
}
