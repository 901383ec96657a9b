import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useZoom } from './use-zoom.ts'
import styles from './zoomable.module.css'

type Props = {
  isCurrent: boolean
  /** While it is enlarged, nothing around it scrolls or closes. */
  onZoom(isZoomed: boolean): void
  children: ReactNode
}

/** A picture that fingers enlarge; it is whole again once another one is in view. */
export function Zoomable({ isCurrent, onZoom, children }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, reset, handlers } = useZoom(stage)
  const { scale, x, y } = zoom
  const isZoomed = scale > 1

  // Not a passive effect: a swipe that follows at once would still be one over an enlarged picture.
  useLayoutEffect(() => {
    if (isCurrent) onZoom(isZoomed)
  }, [isCurrent, isZoomed, onZoom])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it leaves the view, and not while it is moved
  useEffect(() => {
    if (!isCurrent) reset()
  }, [isCurrent])

  return (
    <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} {...handlers}>
      <div className={styles.picture} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {children}
      </div>
    </div>
  )
}
