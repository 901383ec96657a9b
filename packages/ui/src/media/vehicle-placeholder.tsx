import { type ComponentType, lazy, Suspense } from 'react'
import styles from './vehicle-placeholder.module.css'

/** The outlines weigh more than a page of cards, and few pages need one. The server draws them; their code follows where one is. */
const Drawing = lazy<ComponentType<{ body?: string }>>(() =>
  import(/* webpackChunkName: "vehicle-drawing" */ './vehicle-drawing.tsx').then(
    ({ VehicleDrawing }) => ({ default: VehicleDrawing }),
    // One that does not come leaves its frame empty: it is no reason to lose a page.
    () => ({ default: Nothing }),
  ),
)

const Nothing = () => null

type Props = {
  /** The body as the stock names it: `SUV`, `Cab Chassis`, … */
  body?: string
  /** What a reader is told in place of the photo's description. */
  label?: string
}

/** Stands where a photo would: an outline of the body type, drawn in the tenant's colours. It fills the frame it is put in. */
export function VehiclePlaceholder({ body, label = 'No photo yet' }: Props) {
  return (
    <svg className={styles.placeholder} viewBox="0 0 240 180" role="img" aria-label={label}>
      <Suspense fallback={null}>
        <Drawing body={body} />
      </Suspense>
    </svg>
  )
}
