import { expect, test } from 'vitest'
import { fontPackages, fontWeights, loadFont } from './fonts.ts'
import { textPath, textWidth, wrapText } from './text-lines.ts'

type Name = keyof typeof fontPackages
const style = { font: loadFont('Hanken Grotesk', 700), size: 40 }
const room = { width: 400, maxLines: 2 }

test.each(Object.keys(fontPackages) as Name[])('%s has both weights, with the letters of a price', (name) => {
  for (const weight of fontWeights) {
    const font = loadFont(name, weight)
    expect(
      [...'Kia $36,990 – “Aspley”…'].map((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    ).not.toContain(false)
    expect(textPath('Kia', { font, size: 40 }, { x: 0, y: 40 })).toMatch(/<path [^>]*d="M/)
  }
})

test('a text breaks between words, and each line fits', () => {
  const lines = wrapText('2023 Toyota RAV4 GXL Hybrid', style, room)
  expect(lines.join(' ')).toBe('2023 Toyota RAV4 GXL Hybrid')
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(room.width)
})

test.each([
  ['more words than fit', 'one two three four five six seven eight nine ten eleven twelve thirteen'],
  ['a word that is wider than a line', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
])('%s end with an ellipsis', { tags: 'long' }, (_what, text) => {
  const lines = wrapText(text, style, room)
  expect(lines.length).toBeLessThanOrEqual(room.maxLines)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(room.width)
})

test.each(['', '   '])('%j has no line', (text) => expect(wrapText(text, style, room)).toEqual([]))
