import type { PublicSite } from '@forecourt/contracts/site/site'
import { type Favourite, maxComparedCars } from '@forecourt/contracts/watchlist/saved-car'
import { inWords } from '@forecourt/domain/text/numbers'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { keptAtoms, keptPressesAtom, useSite } from '@forecourt/shell-api'
import type { ToastContent } from '@forecourt/ui/overlays/toasts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { comparePath } from '../compare/compare-path.ts'
import { compared } from '../storage/compared.ts'

const tooMany = `Up to ${inWords(maxComparedCars)} cars fit side by side. Remove one first.`

function addedToast(site: PublicSite): ToastContent {
  const slugs = compared.read().map(({ slug }) => slug)
  const label = slugs.length > 1 ? withNoun(`Compare ${slugs.length} cars`, site) : 'View'
  return { text: 'Added to compare', link: { href: comparePath(slugs.toReversed()), label } }
}

/**
 * WL-7. The cars that are to be compared, in the order in which they were chosen, and what takes one or all of them out. A toast says
 * that one was added where `isAnnounced`: no bar may be there.
 */
export function useComparedCars(toast: (content: ToastContent) => void, isAnnounced: boolean) {
  const presses = useAtomValue(keptPressesAtom)
  const setIds = useSetAtom(keptAtoms.compared)
  const [cars, setCars] = useState<readonly Favourite[]>([])
  const countTaken = useRef(0)
  const site = useSite()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is stored once
  useEffect(() => {
    for (const { kind, car, isKept } of presses.slice(countTaken.current)) {
      if (kind !== 'compared') continue
      if (!isKept) compared.remove(car.id)
      else if (compared.read().length >= maxComparedCars) toast({ text: withNoun(tooMany, site), isAlert: true })
      else {
        compared.add(favouriteOf(car))
        if (isAnnounced) toast(addedToast(site))
      }
    }
    countTaken.current = presses.length
    show()
  }, [presses])

  function show(): void {
    const stored = compared.read().toReversed()
    setCars(stored)
    setIds(new Set(stored.map(({ id }) => id)))
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) compared.remove(id)
    show()
  }
  return { cars, remove }
}
