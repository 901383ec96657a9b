import { type ComponentType, lazy, Suspense } from 'react'
import styles from './vehicle-placeholder.module.css'

/** The outlines weigh more than a page of cards, and few pages need one. The server draws them; their code follows where one is. */
const Drawing = lazy<ComponentType<{ body?: string }>>(() =>
  import(/* webpackChunkName: "vehicle-drawing" */ './vehicle-drawing.tsx').then(
    ({ VehicleDrawing }) => ({ default: VehicleDrawing }),
    () => ({ default: KeptDrawing }),
  ),
)

/** In place of code that failed to load: keeps the server's drawing, or leaves the frame empty. React does not touch its content. */
const KeptDrawing = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)

type Props = {
  /** The body as the stock names it: `SUV`, `Cab Chassis`, … */
  body?: string
  /** The accessible name, in place of the photo's description. */
  label?: string
}

/** A placeholder for a photo: an outline of the body type in the tenant's colours. It fills its frame. */
export function VehiclePlaceholder({ body, label = 'No photo yet' }: Props) {
  return (
    <svg className={styles.placeholder} viewBox="0 0 240 180" role="img" aria-label={label}>
      <Suspense fallback={null}>
        <Drawing body={body} />
      </Suspense>
    </svg>
  )
}
