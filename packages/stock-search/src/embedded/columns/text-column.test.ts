import { expect, test } from 'vitest'
import { TextColumn } from './text-column.ts'

test('each row has its latest text, for any length and characters', () => {
  const column = new TextColumn()
  const expected: string[] = []
  // Enough rounds that unused texts are compacted.
  for (let i = 0; i < 20_000; i++) {
    const [row, text] = [(i * 7919) % 500, `${'Š🚗x'.repeat(i % 5)}${i}`]
    column.set(row, text)
    expected[row] = text
  }
  expect(expected.map((_, row) => column.get(row))).toEqual(expected)
  expect(column.get(9999)).toBe('')
})

test('rows are ordered by their texts, a prefix before its extensions', () => {
  const column = new TextColumn()
  const texts = ['b', 'ab', '', 'a', 'Ä', '10', '9', 'a']
  for (const [row, text] of texts.entries()) column.set(row, text)
  const rows = [...texts.keys()].sort((a, b) => column.compare(a, b) || a - b)
  expect(rows.map((row) => texts[row])).toEqual(['', '10', '9', 'a', 'a', 'ab', 'b', 'Ä'])
})
