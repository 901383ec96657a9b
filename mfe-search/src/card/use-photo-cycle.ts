import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { type TouchEvent, useRef, useState } from 'react'

const minSwipePx = 32

/** Which of a card's photos shows, and the handlers for a finger: it went sideways rather than up, on to the left or back. */
export function usePhotoCycle({ images: photos }: Pick<Hit, 'images'>) {
  const [index, setIndex] = useState(0)
  const start = useRef<{ clientX: number; clientY: number } | null>(null)
  const step = (by: 1 | -1) => setIndex((index + by + photos.length) % photos.length)

  const swipe = {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches[0] ?? null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const began = start.current
      const ended = changedTouches[0]
      start.current = null
      if (!began || !ended) return
      const across = ended.clientX - began.clientX
      if (Math.abs(across) < minSwipePx || Math.abs(across) < 2 * Math.abs(ended.clientY - began.clientY)) return
      step(across < 0 ? 1 : -1)
    },
  }
  return { photos, index, step, swipe: photos.length > 1 ? swipe : {} }
}

export type PhotoCycle = ReturnType<typeof usePhotoCycle>
