import { type Point, panned, toggledAt, unzoomed, type Zoom, zoomedAt } from '@forecourt/domain/media/zoom'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

const doubleTapMs = 300
const tapRadiusPx = 24

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Pinch and double tap enlarge a picture, and one finger then moves it. `isMany` tells that two fingers are down. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(unzoomed)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<{ at: Point; timeStamp: number } | null>(null)
  const down = useRef<Point | null>(null)

  /** From the middle of the stage. */
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = frame()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const frame = () => stage.current?.getBoundingClientRect() ?? new DOMRect()

  function onPointerDown(event: PointerEvent) {
    const at = pointOf(event)
    down.current = fingers.current.size === 0 ? at : null
    fingers.current.set(event.pointerId, at)
    if (zoom.scale > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = pointOf(event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    fingers.current.set(event.pointerId, at)
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other))
      setZoom((known) => zoomedAt(known, factor, { at: between(at, other), stage: frame() }))
    } else setZoom((known) => panned(known, { x: at.x - before.x, y: at.y - before.y }, frame()))
  }

  function onPointerUp(event: PointerEvent) {
    const at = pointOf(event)
    const isTap = down.current !== null && distance(down.current, at) < tapRadiusPx
    fingers.current.delete(event.pointerId)
    const last = lastTap.current
    lastTap.current = isTap ? { at, timeStamp: event.timeStamp } : null
    if (!isTap || !last || event.timeStamp - last.timeStamp > doubleTapMs || distance(last.at, at) > 2 * tapRadiusPx)
      return
    lastTap.current = null
    setZoom((known) => toggledAt(known, { at, stage: frame() }))
  }

  function onPointerCancel(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
    down.current = null
  }

  return {
    zoom,
    reset: () => setZoom(unzoomed),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
