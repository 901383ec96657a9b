import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { FaultBoundary, useHost, useSite, whenIdle } from '@forecourt/shell-api'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { SpinViewer } from '../../spin/spin-viewer.tsx'

type Viewer = ComponentType<ComponentProps<typeof SpinViewer>>

/** Whether there is more to see of a vehicle than photos. */
export function useHasSpin({ spin_images = [], spin_interior_image, spin_code }: ShownVehicle): boolean {
  const { spin } = useSite()
  return (
    spin_images.length > 1 ||
    spin_interior_image !== undefined ||
    (spin_code !== undefined && spin.viewer !== undefined)
  )
}

/** GA-2: comes once the browser has time, since the first photo is what a shopper waits for. What fails leaves the gallery. */
export function SpinLayer(props: ComponentProps<typeof SpinViewer>) {
  const { reportFault } = useHost()
  const [viewer, setViewer] = useState<{ Viewer: Viewer }>()
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "spin" */ '../../spin/spin-viewer.tsx').then(
          (module) => setViewer({ Viewer: module.SpinViewer }),
          reportFault,
        )
      }),
    [reportFault],
  )
  if (!viewer) return null
  return (
    <FaultBoundary subject={viewer} onFault={reportFault} fallback={null}>
      <viewer.Viewer {...props} />
    </FaultBoundary>
  )
}
