import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('each round measures both, the order turns round, and the warm-up is not counted', async () => {
  const order: string[] = []
  const measured = async () => order.push('m')
  const baseline = async () => order.push('b')
  const [result] = await compare([{ name: 'it', pair: { measured, baseline } }], { rounds: 3, say: () => {} })
  expect(order.join('')).toBe('bmmbbmmb')
  expect(result?.measured).toEqual([3, 6, 7])
  expect(result?.baseline).toEqual([4, 5, 8])
})

test('without a warm-up the first round counts', async () => {
  let calls = 0
  const pair = { measured: async () => ++calls, baseline: async () => ++calls }
  const [result] = await compare([{ name: 'it', pair }], { rounds: 1, isWarmedUp: false, say: () => {} })
  expect(result?.ratios).toEqual([0.5])
})

test('several pairs are measured in the same rounds', async () => {
  const order: string[] = []
  const pairOf = (a: string, b: string) => ({
    name: a,
    pair: { measured: async () => order.push(a), baseline: async () => order.push(b) },
  })
  const results = await compare([pairOf('M', 'B'), pairOf('m', 'b')], { rounds: 2, say: () => {} })
  expect(order.join(' ')).toBe('B M b m m b M B B M b m')
  expect(results.map(({ measured }) => measured)).toEqual([
    [7, 10],
    [5, 12],
  ])
})

test('the ratio is taken within a round, so that a slow moment of the machine cancels out', async () => {
  let calls = 0
  const load = () => 10 ** Math.floor(calls++ / 2)
  const pair = { measured: async () => 2 * load(), baseline: async () => load() }
  const [result] = await compare([{ name: 'it', pair }], { rounds: 3, say: () => {} })
  expect(result?.measured).toEqual([20, 200, 2000])
  expect(result?.ratios).toEqual([2, 2, 2])
})
