import type { Point } from '../distance.ts'

/** A square of a street map, and where it lies in a frame around a point. */
export type Tile = { address: string; x: number; y: number }

export const tileSize = 256

/** The tiles of Web Mercator that fill a frame with a point in its middle. `template` has `{z}/{x}/{y}`. */
export function tilesAround(
  template: string,
  { lat, long }: Point,
  frame: { width: number; height: number; zoom: number },
): Tile[] {
  const { width, height, zoom } = frame
  const count = 2 ** zoom
  const middle = {
    x: ((long + 180) / 360) * count * tileSize,
    y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count * tileSize,
  }
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const tiles: Tile[] = []
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row++)
    for (let column = Math.floor(left / tileSize); column * tileSize < left + width; column++) {
      const address = template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row))
      tiles.push({ address, x: Math.round(column * tileSize - left), y: Math.round(row * tileSize - top) })
    }
  return tiles
}
