import { expect, test } from 'vitest'
import { distanceKm } from '../distance.ts'
import { drawnMap } from './drawn-map.ts'
import { spreadPins } from './spread-pins.ts'

const at = (slug: string, lat: number, long: number) => ({ slug, address: { lat, long } })
const brookvale = at('brookvale', -33.7606, 151.2743)
const parramatta = at('parramatta', -33.8213, 151.0026)
const cannington = at('cannington', -32.0168, 115.9352)
const geelong = at('geelong', -38.1458, 144.3515)
const towns = [
  { name: 'Manly', lat: -33.797, long: 151.288 },
  { name: 'Hornsby', lat: -33.703, long: 151.099 },
  { name: 'Parramatta', lat: -33.814, long: 151.003 },
  { name: 'Redfern', lat: -33.893, long: 151.204 },
  { name: 'Sydney', lat: -33.871, long: 151.207 },
]

test('a region shows its coast and its towns, with the location in the middle', () => {
  const map = drawnMap([brookvale], 50, towns)
  expect(map?.pins).toEqual([{ slug: 'brookvale', x: 320, y: 200 }])
  expect(map?.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Sydney']))
  expect((map?.kmPerUnit ?? 0) * 640).toBeCloseTo(50, 0)
  expect(map?.land).toMatch(/^M-?\d/)
  expect(map?.land.length).toBeLessThan(4000)
})

test('every pin of a group is on its map, as far apart as the places are', () => {
  const all = [brookvale, parramatta, cannington, geelong]
  const map = drawnMap(all, 50, towns)
  expect(map?.pins.every(({ x, y }) => x > 20 && x < 620 && y > 20 && y < 380)).toBe(true)
  const [a, b] = [map?.pins[0], map?.pins[3]]
  const drawnKm = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) * (map?.kmPerUnit ?? 0)
  const km = distanceKm(brookvale.address, geelong.address)
  expect(Math.abs(drawnKm - km) / km).toBeLessThan(0.08)
  expect(map?.labels.every(({ isState }) => isState)).toBe(true)
})

test('no name is over another or over a pin', () => {
  const map = drawnMap([brookvale, parramatta], 60, towns)
  const places = [...(map?.labels ?? []), ...(map?.pins ?? [])]
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      if (!('text' in one) && !('text' in other)) continue
      expect(Math.abs(one.x - other.x) > 100 || Math.abs(one.y - other.y) > 28).toBe(true)
    }
})

test('without locations there is no map', () => expect(drawnMap([], 50, towns)).toBeUndefined())

test('markers that would cover one another are spread, and others stay where they are', () => {
  const spread = spreadPins(
    [
      { x: 10, y: 10 },
      { x: 12, y: 10 },
      { x: 10, y: 10 },
      { x: 300, y: 200 },
    ],
    28,
  )
  for (const [index, one] of spread.entries())
    for (const other of spread.slice(index + 1))
      expect(Math.hypot(one.markerX - other.markerX, one.markerY - other.markerY)).toBeGreaterThan(27)
  expect(spread.at(-1)).toMatchObject({ markerX: 300, markerY: 200 })
})

test('a marker that would cover a name is beside it', () => {
  const name = { left: 380, top: 240, right: 460, bottom: 262 }
  const spread = spreadPins(
    [
      { x: 430, y: 258 },
      { x: 432, y: 260 },
      { x: 100, y: 100 },
    ],
    36,
    [name],
  )
  const isOver = ({ markerX: x, markerY: y }: { markerX: number; markerY: number }) =>
    x + 18 > name.left + 0.1 && x - 18 < name.right - 0.1 && y + 18 > name.top + 0.1 && y - 18 < name.bottom - 0.1
  expect(spread.filter(isOver)).toEqual([])
  const [one, other, far] = spread
  expect(
    Math.hypot((one?.markerX ?? 0) - (other?.markerX ?? 0), (one?.markerY ?? 0) - (other?.markerY ?? 0)),
  ).toBeGreaterThan(35)
  expect(far).toMatchObject({ markerX: 100, markerY: 100 })
})
