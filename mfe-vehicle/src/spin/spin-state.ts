import type { Hotspot } from '@forecourt/contracts/stock/vehicle'
import { createContext, use } from 'react'

/** GA-4: as sites name them. */
export type SpinMode = 'spinner' | 'gallery' | 'interior'

export type SpinState = {
  name: string
  mode: SpinMode
  modes: readonly SpinMode[]
  setMode(mode: SpinMode): void
  frames: readonly string[]
  interior: string | undefined
  /** The address of an external viewer, where the vehicle has a code for it. */
  viewer: string | undefined
  spots: { exterior: Hotspot[]; interior: Hotspot[] }
  /** What a mode shows did not come: it is not there any more, and the gallery is what there is. */
  fail(mode: SpinMode, error: unknown): void
}

export const SpinContext = createContext<SpinState | null>(null)

/** GA-6. @throws Error outside of the viewer. */
export function useSpin(): SpinState {
  const state = use(SpinContext)
  if (!state) throw new Error('useSpin is only there inside the SpinProvider: wrap the tree in it.')
  return state
}
