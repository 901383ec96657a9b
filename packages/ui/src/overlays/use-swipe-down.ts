import { type PointerEvent, type RefObject, useRef } from 'react'

const closeAfterPx = 96
const flickPxPerMs = 0.6

/** Handlers for the part that is dragged: the sheet follows the finger and closes when it was pulled far or flicked. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  function pull(event: PointerEvent): number {
    return start.current ? Math.max(0, event.clientY - start.current.y) : 0
  }

  function release(event: PointerEvent) {
    const began = start.current
    if (!began) return
    const distance = pull(event)
    start.current = null
    sheet.current?.style.removeProperty('translate')
    const isFlick = distance > 24 && distance / (event.timeStamp - began.at) > flickPxPerMs
    if (event.type === 'pointerup' && (distance > closeAfterPx || isFlick)) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('a, button')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) sheet.current?.style.setProperty('translate', `0 ${pull(event)}px`)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
