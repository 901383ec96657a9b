import { expect, test } from 'vitest'
import { panned, toggledAt, unzoomed, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 800 }
const middle = { at: { x: 0, y: 0 }, stage }

test.each([
  ['twice as large', 2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
  ['never beyond four times', 9, { x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['never smaller than the stage', 0.2, { x: 50, y: 0 }, unzoomed],
  ['what is under the fingers stays there', 2, { x: 100, y: -50 }, { scale: 2, x: -100, y: 50 }],
])('a pinch: %s', (_, factor, at, expected) => {
  expect(zoomedAt(unzoomed, factor, { at, stage })).toEqual(expected)
})

test('a pan ends at the edges of the picture, and an unzoomed one does not move', () => {
  const zoom = zoomedAt(unzoomed, 2, middle)
  expect(panned(zoom, { x: 120, y: -30 }, stage)).toEqual({ scale: 2, x: 120, y: -30 })
  expect(panned(zoom, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -400 })
  expect(panned(unzoomed, { x: 90, y: 90 }, stage)).toEqual(unzoomed)
})

test('a double tap enlarges what is tapped, and the next one shows all of it', () => {
  const near = toggledAt(unzoomed, { at: { x: 80, y: 0 }, stage })
  expect(near).toEqual({ scale: 2.5, x: -120, y: 0 })
  expect(toggledAt(near, middle)).toEqual(unzoomed)
})
