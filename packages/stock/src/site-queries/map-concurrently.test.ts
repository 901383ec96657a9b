import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

test('at most as many as asked run at a time, and the results keep the order of the items', async () => {
  let running = 0
  let most = 0
  const doubled = await mapConcurrently([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(item)
    running -= 1
    return item * 2
  })
  expect(doubled).toEqual([10, 2, 8, 4, 6])
  expect(most).toBe(2)
})
