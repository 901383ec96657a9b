/** How a picture is enlarged: by `scale`, and moved from the middle of its stage by `x` and `y` pixels. */
export type Zoom = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
type Size = { width: number; height: number }

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }
const maxScale = 4
const doubleTapScale = 2.5

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) || 0

/** Never so far that the stage shows what is beside the picture. */
function inside({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return { scale, x: within(x, ((scale - 1) * width) / 2), y: within(y, ((scale - 1) * height) / 2) }
}

/** Enlarged by a factor, up to four times; what is at `at` (from the middle of the stage) stays under the fingers. */
export function zoomedAt(zoom: Zoom, factor: number, { at, stage }: { at: Point; stage: Size }): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return inside({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, stage)
}

/** Moved by some pixels; what is not enlarged stays. */
export const panned = (zoom: Zoom, by: Point, stage: Size): Zoom =>
  zoom.scale > 1 ? inside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage) : zoom

/** What a double tap does: closer to what was tapped, or all of it again. */
export const toggledAt = (zoom: Zoom, where: { at: Point; stage: Size }): Zoom =>
  zoom.scale > 1 ? unzoomed : zoomedAt(zoom, doubleTapScale, where)
