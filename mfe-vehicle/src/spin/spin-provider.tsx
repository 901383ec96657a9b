import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useHost, useSite } from '@forecourt/shell-api'
import { type ReactNode, useState } from 'react'
import { SpinContext, type SpinMode, type SpinState } from './spin-state.ts'

const minFrames = 2

/** GA-4: whatever there is of the vehicle, and the mode that the site begins with. */
export function SpinProvider({ vehicle, children }: { vehicle: ShownVehicle; children: ReactNode }) {
  const { spin } = useSite()
  const { reportFault } = useHost()
  const [hasFailed, setHasFailed] = useState(false)
  const { spin_images: frames = [], spin_interior_image: interior, spin_code: code, hotspots = [] } = vehicle
  const viewer = code === undefined ? undefined : spin.viewer?.replace('{code}', code)
  const hasSpin = viewer !== undefined || (frames.length >= minFrames && !hasFailed)
  const [chosen, setMode] = useState<SpinMode>(spin.first)
  const modes: SpinMode[] = [
    ...(hasSpin ? (['spinner'] as const) : []),
    'gallery',
    ...(interior === undefined ? [] : (['interior'] as const)),
  ]
  const state: SpinState = {
    name: vehicle.name,
    mode: modes.includes(chosen) ? chosen : 'gallery',
    modes,
    setMode,
    frames,
    interior,
    viewer,
    spots: {
      exterior: hotspots.filter(({ place }) => place === 'exterior'),
      interior: hotspots.filter(({ place }) => place === 'interior'),
    },
    fail(error) {
      // GA-4: on the console only.
      reportFault(error)
      setHasFailed(true)
    },
  }
  return <SpinContext value={state}>{children}</SpinContext>
}
