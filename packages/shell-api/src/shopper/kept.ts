import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { atom, useSetAtom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

/** What is kept of a car; `images` begins with the primary photo. */
export type KeptCar = Pick<
  Hit,
  'id' | 'slug' | 'name' | 'make' | 'model' | 'status' | 'price' | 'offer_price' | 'subscription_price' | 'preorder'
> & { images: readonly { image: { url: string }; video?: boolean | undefined }[] }

export type KeptKind = 'saved' | 'compared'

/** A press of a Save or Compare control: `isKept` is what the shopper wants. */
export type KeptPress = { kind: KeptKind; car: KeptCar; isKept: boolean }

const none: ReadonlySet<string> = new Set<string>()

/** Ids of cars as controls show them, whether or not they are stored yet. */
export const keptAtoms = { saved: atom(none), compared: atom(none) } satisfies Record<KeptKind, unknown>

/** In their order; the part `garage` stores them. */
export const keptPressesAtom = atom<readonly KeptPress[]>([])

/** Whether a car is kept, and a toggle that shows at once. */
export function useKept(kind: KeptKind, car: KeptCar): { isKept: boolean; toggle(): void } {
  const ids = useBrowserAtom(keptAtoms[kind])
  const setIds = useSetAtom(keptAtoms[kind])
  const press = useSetAtom(keptPressesAtom)
  const isKept = ids.has(car.id)
  return {
    isKept,
    toggle() {
      setIds(withId(ids, car.id, !isKept))
      press((presses) => [...presses, { kind, car, isKept: !isKept }])
    },
  }
}

/** The same ids with or without one. */
export function withId(ids: ReadonlySet<string>, id: string, isKept: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  next[isKept ? 'add' : 'delete'](id)
  return next
}
