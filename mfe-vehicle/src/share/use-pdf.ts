import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { toMessage, useApi } from '@forecourt/shell-api'
import { useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

/** Long enough for every browser to have begun the download. */
const keptMs = 60_000

function saveFile(name: string, base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), keptMs)
}

/** DL-4: saves the vehicle's PDF as `{slug}.pdf`; `problem` says what failed. There is none of a vehicle that is gone. */
export function usePdf(vehicle: ShownVehicle) {
  const api = useApi()
  const [isPreparing, setIsPreparing] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save() {
    setIsPreparing(true)
    setProblem(undefined)
    try {
      const { vehiclePdf } = await loadEndpoints()
      const { name, base64 } = await api.get(vehiclePdf, { slug: vehicle.slug })
      saveFile(name, base64)
    } catch (error) {
      setProblem(toMessage(error))
    }
    setIsPreparing(false)
  }

  return { canSave: isOffered(vehicle, 'advertise'), save, isPreparing, problem }
}
