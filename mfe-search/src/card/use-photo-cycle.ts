import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { type PointerEvent, type TouchEvent, useRef, useState } from 'react'

const minSwipePx = 32
/** A finger on its way shows the next photo each time that it has gone so far: across a phone's card about all five. */
const dragPx = 72
/** A pointer that only passes over a card loads nothing. */
const restMs = 120

/**
 * Which of a card's photos shows, and the handlers for a finger, which goes sideways rather than up, on to the left or back, and for a mouse: once it
 * rests on the photo, its place across it says which one shows, until a press of an arrow says so. The article that has them begins with its photo.
 */
export function usePhotoCycle({ images: photos }: Pick<Hit, 'images'>) {
  const [index, setIndex] = useState(0)
  const start = useRef<{ clientX: number; clientY: number; from: number } | null>(null)
  const show = (place: number) => setIndex(((place % photos.length) + photos.length) % photos.length)
  const step = (by: 1 | -1) => show(index + by)

  /** Photos on from where the finger began; a short way is one, or none where it went up or down. */
  function drag({ changedTouches }: TouchEvent, isOver: boolean) {
    const began = start.current
    const now = changedTouches[0]
    if (!began || !now) return
    const across = began.clientX - now.clientX
    const isSideways = Math.abs(across) >= 2 * Math.abs(now.clientY - began.clientY)
    const places = Math.trunc(across / dragPx) || (isOver && Math.abs(across) >= minSwipePx ? Math.sign(across) : 0)
    // Once round at most: of two photos a long way shows the other one.
    const most = photos.length - 1
    if (isSideways) show(began.from + Math.max(-most, Math.min(most, places)))
  }

  const swipe = {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      start.current = touch ? { clientX: touch.clientX, clientY: touch.clientY, from: index } : null
    },
    onTouchMove: (event: TouchEvent) => drag(event, false),
    onTouchEnd(event: TouchEvent) {
      drag(event, true)
      start.current = null
    },
    /** The browser scrolls the page. */
    onTouchCancel() {
      start.current = null
    },
  }

  const rest = useRef<{ timer?: ReturnType<typeof setTimeout>; isOver?: boolean; hasPressed?: boolean }>({})
  const scrub = {
    onPointerMove({ pointerType, currentTarget, clientX, clientY, target }: PointerEvent) {
      clearTimeout(rest.current.timer)
      const frame = currentTarget.firstElementChild?.getBoundingClientRect()
      const isBelow = !frame || clientY > frame.bottom
      // On the words the card shows its ticket.
      currentTarget.toggleAttribute('data-below', isBelow)
      if (pointerType !== 'mouse' || rest.current.hasPressed || isBelow || photos.length < 2) return
      if (target instanceof Element && target.closest('button')) return
      const follow = () => {
        rest.current.isOver = true
        setIndex(
          Math.max(0, Math.min(photos.length - 1, Math.floor(((clientX - frame.x) / frame.width) * photos.length))),
        )
      }
      if (rest.current.isOver) follow()
      else rest.current.timer = setTimeout(follow, restMs)
    },
    onPointerLeave() {
      clearTimeout(rest.current.timer)
      rest.current = {}
    },
  }
  const press = (by: 1 | -1) => {
    clearTimeout(rest.current.timer)
    rest.current.hasPressed = true
    step(by)
  }
  return { photos, index, press, scrub, swipe: photos.length > 1 ? swipe : {} }
}

export type PhotoCycle = ReturnType<typeof usePhotoCycle>
