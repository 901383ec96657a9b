import type { Hotspot } from '@forecourt/contracts/stock/vehicle'

/** GA-3: pixels of drag per frame. */
const dragPxPerFrame = 20
/** GA-3. */
export const autorotateMs = 100

export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count

/** GA-3: the frame after a drag of `px` to the right from a frame. A drag to the left turns on. */
export const draggedFrame = (from: number, px: number, count: number): number =>
  wrapFrame(from - Math.trunc(px / dragPxPerFrame), count)

/** Where a picture is drawn that fills a stage and is cut at two sides. */
export type Cover = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

export function coverOf(picture: Size, stage: Size): Cover {
  const scale = Math.max(stage.width / picture.width, stage.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height }
}

/** GA-2: the spots of one place. Of the exterior a position is in one of the frames, and a spot without any is not shown. */
export const spotsOf = (spots: readonly Hotspot[], place: Hotspot['place'], frameCount: number): Hotspot[] =>
  spots
    .filter((spot) => spot.place === place)
    .map((spot) => ({
      ...spot,
      positions: spot.positions.filter(({ activeAngle }) => place === 'interior' || activeAngle < frameCount),
    }))
    .filter(({ positions }) => positions.length > 0)

/** A hotspot on the stage, in pixels. Its number is its place among those of the vehicle. */
export type PlacedSpot = { id: string; number: number; description: string; x: number; y: number }

/** GA-2: the spots that a frame shows, where they are on the stage; what is cut off is left out. */
export function spotsAt(spots: readonly Hotspot[], frame: number, cover: Cover, stage: Size): PlacedSpot[] {
  return spots.flatMap(({ id, description, positions }, index) => {
    const at = positions.find(({ activeAngle }) => activeAngle === frame)
    if (!at) return []
    const [x, y] = [cover.left + at.posX * cover.width, cover.top + at.posY * cover.height]
    const isInside = x >= 0 && y >= 0 && x <= stage.width && y <= stage.height
    return isInside ? [{ id, number: index + 1, description, x, y }] : []
  })
}
