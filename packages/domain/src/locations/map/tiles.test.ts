import { expect, test } from 'vitest'
import { tilesAround } from './tiles.ts'

const frame = { width: 640, height: 400, zoom: 15 }

test('the tiles around a point fill the frame, with the point in its middle', () => {
  const tiles = tilesAround('https://tiles.example/{z}/{x}/{y}.png', { lat: -33.7606, long: 151.2743 }, frame)
  expect(tiles.map(({ address }) => address)).toContain('https://tiles.example/15/30153/19651.png')
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(640)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(400)
})
