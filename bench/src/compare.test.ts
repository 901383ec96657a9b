import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('each round measures both, the order turns round, and the warm-up is not counted', async () => {
  const order: string[] = []
  const measured = async () => order.push('m')
  const baseline = async () => order.push('b')
  const result = await compare({ measured, baseline }, 3, () => {})
  expect(order.join('')).toBe('bmmbbmmb')
  expect(result.measured).toEqual([3, 6, 7])
  expect(result.baseline).toEqual([4, 5, 8])
})

test('the ratio is taken within a round, so that a slow moment of the machine cancels out', async () => {
  let calls = 0
  const load = () => 10 ** Math.floor(calls++ / 2)
  const pair = { measured: async () => 2 * load(), baseline: async () => load() }
  const { measured, ratios } = await compare(pair, 3, () => {})
  expect(measured).toEqual([20, 200, 2000])
  expect(ratios).toEqual([2, 2, 2])
})
