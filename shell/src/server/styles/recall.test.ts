import { expect, test } from 'vitest'
import { recall } from './recall.ts'

test('beyond its size the least recently used entry is evicted', () => {
  const known = new Map<string, string>()
  const made: string[] = []
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const make = () => {
      made.push(key)
      return key.toUpperCase()
    }
    expect(recall(known, key, { max: 2, make })).toBe(key.toUpperCase())
  }
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect([...known]).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
})
