import { type PointerEvent, useRef } from 'react'

const closeAfterPx = 80

/** Closes on a swipe that goes down far more than across. Sideways swipes are the browser's: it scrolls with them. */
export function useSwipeClose(onClose: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDownCapture(event: PointerEvent) {
      start.current = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const down = event.clientY - start.current.y
      const across = Math.abs(event.clientX - start.current.x)
      start.current = null
      if (down > closeAfterPx && down > 2 * across) onClose()
    },
  }
}
