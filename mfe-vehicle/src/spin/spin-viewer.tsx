import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useEffect } from 'react'
import { ExternalViewer } from './external-viewer.tsx'
import { ModePill } from './mode-pill.tsx'
import { PanoramaView } from './panorama/panorama-view.tsx'
import { SpinProvider } from './spin-provider.tsx'
import { type SpinMode, useSpin } from './spin-state.ts'
import styles from './spin-viewer.module.css'
import { SpinStage } from './stage/spin-stage.tsx'

type Props = {
  vehicle: ShownVehicle
  /** There is room for the list of points, in the place of the thumbnails. */
  hasRoom: boolean
  /** How often a photo was asked for: it is shown in the place of whatever covers the photos. */
  asked: number
  onMode(mode: SpinMode): void
}

/** GA-2 to GA-6: the vehicle all round, its photos, and its inside. It is over the gallery, and covers it in two of its modes. */
export function SpinViewer({ vehicle, ...rest }: Props) {
  return (
    <SpinProvider vehicle={vehicle}>
      <Viewer {...rest} />
    </SpinProvider>
  )
}

function Viewer({ hasRoom, asked, onMode }: Omit<Props, 'vehicle'>) {
  const { mode, setMode, viewer, interior } = useSpin()
  useEffect(() => {
    onMode(mode)
    return () => onMode('gallery')
  }, [mode, onMode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo
  useEffect(() => {
    if (asked > 0) setMode('gallery')
  }, [asked])
  return (
    <div className={styles.viewer} data-mode={mode}>
      {mode === 'spinner' && (viewer === undefined ? <SpinStage hasRoom={hasRoom} /> : <ExternalViewer src={viewer} />)}
      {mode === 'interior' && interior !== undefined && <PanoramaView url={interior} />}
      <ModePill />
    </div>
  )
}
