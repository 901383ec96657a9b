import { expect, test } from 'vitest'
import { multiLine, singleLine } from './typed-text.ts'

const invisible = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2060', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u061c', '\ufeff', '\u00ad', '\u{e0041}', '\u0007'],
]
const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

test.each(invisible.map((one) => [codeOf(one), one]))('%s is not in a line', (_, character) => {
  expect(singleLine(`${character}Jane${character} Doe${character}`)).toBe('Jane Doe')
})

test.each([
  ['\u202eenaJ', 'enaJ'],
  ['Zoë  van\tder\r\nBerg ', 'Zoë van der Berg'],
  ['محمد علی\u200cرضا', 'محمد علیرضا'],
  ['שרה לוי', 'שרה לוי'],
  ['نور', 'نور'],
  ['O’Brien-Nguyễn', 'O’Brien-Nguyễn'],
  ['e\u0301', 'e\u0301'],
  ['\u200b \u2066', ''],
])('the line %j is %j', (typed, line) => {
  expect(singleLine(typed)).toBe(line)
})

test.each([
  ['one\r\ntwo\rthree\u0000', 'one\ntwo\nthree'],
  ['Pay\u202eolleh\u2069 me\u200b', 'Payolleh me'],
  [
    'می\u200cخواهم 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}',
    'می\u200cخواهم 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}',
  ],
  ['क्\u200dष', 'क्\u200dष'],
])('the lines %j are %j', (typed, lines) => {
  expect(multiLine(typed)).toBe(lines)
})
