import { Part } from '@forecourt/shell-api'
import { useEffect } from 'react'
import { overlaysAtom } from '../../app/overlays.tsx'
import type { Store } from '../navigation/show-view.ts'

const key = 'garage'

/** Renders the part `garage` over the page, once. If its code fails to load, it is removed and `onFailure` is called. */
export function showGarage(store: Store, onFailure: () => void): void {
  if (store.get(overlaysAtom).some((overlay) => overlay.key === key)) return
  const remove = () => {
    store.set(overlaysAtom, (overlays) => overlays.filter((overlay) => overlay.key !== key))
    onFailure()
  }
  const part = <Part key={key} name="garage" props={{}} when="idle" fallback={<OnMount work={remove} />} />
  store.set(overlaysAtom, (overlays) => [...overlays, part])
}

function OnMount({ work }: { work(): void }) {
  useEffect(work)
  return null
}
