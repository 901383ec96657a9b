import { expect, test } from 'vitest'
import { folded, splitWords } from './search-text.ts'

test.each([
  ['Škoda', 'skoda'],
  ['CITROËN', 'citroen'],
  ['Land Rover', 'land rover'],
  ['CX-5', 'cx-5'],
])('%s is compared as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test.each([
  ['CX-5 Škoda, škoda!', ['cx', '5', 'skoda', 'skoda']],
  ['A-77', ['a', '77']],
  [' ?! ', []],
])('the words of "%s" are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})
