import { expect, test } from 'vitest'
import { WordIndex } from './word-index.ts'

test('words that have left the stock do not pile up', () => {
  const index = new WordIndex()
  for (let row = 0; row < 100; row++) {
    index.add(0, ['toyota', `n${row}`])
    expect(index.rowsStarting(`n${row}`).count()).toBe(1)
    index.delete(0, ['toyota', `n${row}`])
  }
  expect(index.size).toBeLessThan(5)
})

test('a word that comes back is found again', () => {
  const index = new WordIndex()
  index.add(0, ['toyota'])
  index.add(1, ['mazda'])
  index.delete(0, ['toyota'])
  expect(index.rowsStarting('toy').count()).toBe(0)
  index.add(2, ['toyota'])
  expect([...index.rowsStarting('toy').rows()]).toEqual([2])
})
