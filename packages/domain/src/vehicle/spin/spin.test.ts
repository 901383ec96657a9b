import { describe, expect, test } from 'vitest'
import { firstLook, projectPoint, turnedLook } from './panorama.ts'
import { coverOf, draggedFrame, spotsAt, spotsOf, wrapFrame } from './spin-frames.ts'

test.each([
  [0, 19, 0],
  [0, 20, 35],
  [0, -20, 1],
  [35, -20, 0],
  [10, -410, 30],
  [10, 720, 10],
])('[GA-3] from frame %i a drag of %i px leads to frame %i of 36', (from, px, to) =>
  expect(draggedFrame(from, px, 36)).toBe(to),
)

test('frames go round', () => expect([-1, 0, 24, 25].map((frame) => wrapFrame(frame, 24))).toEqual([23, 0, 0, 1]))

describe('[GA-2] hotspots', () => {
  const stage = { width: 800, height: 500 }
  const cover = coverOf({ width: 960, height: 640 }, stage)
  const spot = {
    id: 'lights',
    place: 'exterior' as const,
    description: 'Headlights',
    positions: [{ activeAngle: 3, posX: 0.5, posY: 0.5 }],
  }

  test('are there on the frames that they belong to', () => {
    expect(spotsAt([spot], 3, cover, stage)).toEqual([
      { id: 'lights', number: 1, description: 'Headlights', x: 400, y: 250 },
    ])
    expect(spotsAt([spot], 4, cover, stage)).toEqual([])
  })

  test('are of a place, and of the frames that there are', () => {
    const position = { posX: 0.5, posY: 0.5 }
    const half = { ...spot, id: 'half', positions: [40, 2].map((activeAngle) => ({ ...position, activeAngle })) }
    const beyond = { ...spot, id: 'beyond', positions: [{ ...position, activeAngle: 36 }] }
    const inside = { ...spot, id: 'seats', place: 'interior' as const, positions: [{ ...position, activeAngle: 0 }] }
    const all = [spot, half, beyond, inside]
    expect(spotsOf(all, 'exterior', 36).map(({ id, positions }) => [id, positions[0]?.activeAngle])).toEqual([
      ['lights', 3],
      ['half', 2],
    ])
    expect(spotsOf(all, 'interior', 0)).toEqual([inside])
  })

  test('are left out where the picture is cut', () => {
    const high = { ...spot, positions: [{ activeAngle: 3, posX: 0.5, posY: 0.01 }] }
    expect(cover.top).toBeLessThan(0)
    expect(spotsAt([high], 3, cover, stage)).toEqual([])
  })

  test('of the interior are where one looks at them, and not behind', () => {
    const look = { ...firstLook, pitch: 0 }
    expect(projectPoint({ posX: 0.5, posY: 0.5 }, look, stage)).toEqual({ x: 400, y: 250 })
    expect(projectPoint({ posX: 0.55, posY: 0.5 }, look, stage)?.x).toBeGreaterThan(400)
    expect(projectPoint({ posX: 0.5, posY: 0.45 }, look, stage)?.y).toBeLessThan(250)
    expect(projectPoint({ posX: 0, posY: 0.5 }, look, stage)).toBeNull()
  })
})

test('a drag to the right looks to the left, and the view stops at straight up', () => {
  expect(turnedLook(firstLook, 100, 0, 500).yaw).toBeLessThan(0)
  expect(turnedLook(firstLook, 0, 9_999, 500).pitch).toBeLessThan(Math.PI / 2)
})
