import { type PointerEvent, useRef } from 'react'

const closeAfterPx = 80

/**
 * Closes on a swipe of one finger that goes down far more than across. Sideways swipes are the browser's: it scrolls with them. Off
 * while a picture is enlarged.
 */
export function useSwipeClose(isOff: boolean, onClose: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDownCapture(event: PointerEvent) {
      const isOneFinger = event.pointerType === 'touch' && event.isPrimary
      start.current = isOneFinger && !isOff ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const down = event.clientY - start.current.y
      const across = Math.abs(event.clientX - start.current.x)
      start.current = null
      if (down > closeAfterPx && down > 2 * across && !isOff) onClose()
    },
  }
}
