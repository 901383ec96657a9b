import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { spotsOf } from '@forecourt/domain/vehicle/spin/spin-frames'
import { spinViewers } from '@forecourt/domain/vehicle/spin/spin-viewers'
import { useHost, useSite } from '@forecourt/shell-api'
import { type ReactNode, useState } from 'react'
import { SpinContext, type SpinMode, type SpinState } from './spin-state.ts'

const minFrames = 2

/** GA-4: whatever there is of the vehicle, and the mode that the site begins with. */
export function SpinProvider({ vehicle, children }: { vehicle: ShownVehicle; children: ReactNode }) {
  const { spin } = useSite()
  const { reportFault } = useHost()
  const [failed, setFailed] = useState<readonly SpinMode[]>([])
  const { spin_images: frames = [], spin_interior_image: interior, spin_code: code, hotspots = [] } = vehicle
  const viewer = code === undefined || spin.viewer === undefined ? undefined : spinViewers[spin.viewer].address(code)
  const hasSpin = viewer !== undefined || frames.length >= minFrames
  const [chosen, setMode] = useState<SpinMode>(spin.first)
  const all: SpinMode[] = [
    ...(hasSpin ? (['spinner'] as const) : []),
    'gallery',
    ...(interior === undefined ? [] : (['interior'] as const)),
  ]
  const modes = all.filter((mode) => !failed.includes(mode))
  const state: SpinState = {
    name: vehicle.name,
    mode: modes.includes(chosen) ? chosen : 'gallery',
    modes,
    setMode,
    frames,
    interior,
    viewer,
    spots: {
      exterior: spotsOf(hotspots, 'exterior', frames.length),
      interior: spotsOf(hotspots, 'interior', frames.length),
    },
    fail(mode, error) {
      // GA-4: on the console only.
      reportFault(error)
      setFailed((known) => [...known, mode])
    },
  }
  return <SpinContext value={state}>{children}</SpinContext>
}
