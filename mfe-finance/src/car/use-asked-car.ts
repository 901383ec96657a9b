import type { UnavailableStatus } from '@forecourt/contracts/stock/unavailable-car'
import { useState } from 'react'
import { type AskedCar, toUnavailable } from './load-asked-car.ts'

/** The car of a form: it may be sold while the form is open, which the answer to sending it says. */
export function useAskedCar(loaded: AskedCar) {
  const [lost, setLost] = useState<UnavailableStatus>()
  const { vehicle } = loaded
  const current: AskedCar = lost && vehicle ? { unavailable: toUnavailable(lost, vehicle) } : loaded
  return { ...current, loaded, lose: setLost }
}

export type AskedCarState = ReturnType<typeof useAskedCar>
