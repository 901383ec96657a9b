import { expect, test } from 'vitest'
import { TextColumn } from './text-column.ts'

test('each row has the text that it was given last, whatever its length and letters', () => {
  const column = new TextColumn()
  const expected: string[] = []
  // Often enough that the texts which nobody has any more are left behind.
  for (let i = 0; i < 20_000; i++) {
    const [row, text] = [(i * 7919) % 500, `${'Š🚗x'.repeat(i % 5)}${i}`]
    column.set(row, text)
    expected[row] = text
  }
  expect(expected.map((_, row) => column.get(row))).toEqual(expected)
  expect(column.get(9999)).toBe('')
})

test('rows are in the order of their texts, a shorter one before those that begin with it', () => {
  const column = new TextColumn()
  const texts = ['b', 'ab', '', 'a', 'Ä', '10', '9', 'a']
  for (const [row, text] of texts.entries()) column.set(row, text)
  const rows = [...texts.keys()].sort((a, b) => column.compare(a, b) || a - b)
  expect(rows.map((row) => texts[row])).toEqual(['', '10', '9', 'a', 'a', 'ab', 'b', 'Ä'])
})
