import { expect, test } from 'vitest'
import { forEachBounded, inBatches } from './for-each-bounded.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

async function* numbers(count: number, onTaken: (value: number) => void = () => {}) {
  for (let value = 0; value < count; value++) {
    onTaken(value)
    yield value
  }
}

test('never works on more than its limit, nor reads ahead of it', async () => {
  let running = 0
  let most = 0
  let taken = 0
  let done = 0
  await forEachBounded(
    numbers(50, () => {
      taken++
      expect(taken - done).toBeLessThanOrEqual(4)
    }),
    3,
    async () => {
      most = Math.max(most, ++running)
      await tick()
      running--
      done++
    },
  )
  expect(most).toBe(3)
  expect(done).toBe(50)
})

test('stops at the first failure, and rejects after pending work has ended', async () => {
  const done: number[] = []
  const work = async (value: number) => {
    await tick()
    if (value === 2) throw new Error('two')
    await tick()
    done.push(value)
  }
  await expect(forEachBounded(numbers(1000), 4, work)).rejects.toThrow('two')
  expect(done).toContain(1)
  expect(done.length).toBeLessThan(10)
})

test('returns the same values in lists', async () => {
  expect(await Array.fromAsync(inBatches(numbers(5), 2))).toEqual([[0, 1], [2, 3], [4]])
})
