import type { DrawnMap } from '@forecourt/contracts/endpoints/locations'
import type { Point } from '../distance.ts'
import { mainPlaces, stateBorders, stateNames } from './borders.ts'
import { coastline } from './coastline.ts'
import {
  clipRing,
  kmPerUnit,
  type Place,
  pathData,
  placeIn,
  type View,
  viewOf,
  withoutClosePoints,
} from './projection.ts'

/** Units of a drawing. */
const size = { width: 640, height: 400 }
/** A map of states names them; a map of a region names its towns. */
const stateMapKm = 900
const maxTowns = 8
/** Room that a name takes. */
const nameRoom = { x: 105, y: 30 }

const rings: (readonly Point[])[] = coastline.map((ring) => {
  let [long, lat] = [0, 0]
  return ring.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number)
    long += east
    lat += north
    return { long: long / 1000, lat: lat / 1000 }
  })
})

/** A place that a map can name. */
type Town = Point & { name: string }
type Label = DrawnMap['labels'][number]

const isClear = (label: Place, others: readonly Place[]): boolean =>
  others.every(({ x, y }) => Math.abs(label.x - x) > nameRoom.x || Math.abs(label.y - y) > nameRoom.y)

const isWithin = ({ x, y }: Place): boolean => x > 50 && x < size.width - 90 && y > 24 && y < size.height - 24

const importance = (name: string): number => {
  const index = mainPlaces.indexOf(name)
  return index === -1 ? mainPlaces.length : index
}

/** Names of places, the largest first, none over another or over a pin. */
function labelsOf(view: View, pins: readonly Place[], towns: readonly Town[]): Label[] {
  const isOfStates = size.width * kmPerUnit(view) > stateMapKm
  // A state's name is far larger than a pin: it may come near one.
  const near = isOfStates ? [] : pins
  const labels: Label[] = []
  const named = isOfStates ? stateNames : towns.toSorted((a, b) => importance(a.name) - importance(b.name))
  for (const { name, lat, long } of named) {
    const place = placeIn(view, { lat, long })
    if (labels.length >= maxTowns || !isWithin(place) || !isClear(place, [...labels, ...near])) continue
    if (labels.some(({ text }) => text === name)) continue
    labels.push({ text: name, x: Math.round(place.x), y: Math.round(place.y), ...(isOfStates && { isState: true }) })
  }
  return labels
}

type Pinned = { slug: string; address: Point }

/** A drawing of the coast, borders and towns around locations: what is near and how far, without streets. */
export function drawnMap(locations: readonly Pinned[], minKm: number, towns: readonly Town[]): DrawnMap | undefined {
  if (locations.length === 0) return undefined
  const view = viewOf(
    locations.map(({ address }) => address),
    size,
    minKm,
  )
  const pins = locations.map(({ slug, address }) => ({ slug, ...placeIn(view, address) }))
  const land = rings
    .map((ring) =>
      withoutClosePoints(
        clipRing(
          ring.map((point) => placeIn(view, point)),
          size,
        ),
        1.2,
      ),
    )
    .filter((ring) => ring.length > 2)
  const borders = stateBorders.map((line) => line.map(([long, lat]) => placeIn(view, { long, lat })))
  return {
    ...size,
    land: land.map((ring) => pathData(ring, true)).join(''),
    borders: borders.map((line) => pathData(line, false)).join(''),
    labels: labelsOf(view, pins, towns),
    pins: pins.map(({ slug, x, y }) => ({ slug, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })),
    kmPerUnit: kmPerUnit(view),
  }
}
