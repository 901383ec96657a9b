import { expect, test } from 'vitest'
import { keyboardHeight } from './keyboard-height.ts'

test.each([
  ['no keyboard', 844, { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', 844, { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard, and the page moved up to show the field', 844, { height: 508, offsetTop: 120, scale: 1 }, 216],
  ['a page that the browser has made shorter itself', 508, { height: 508, offsetTop: 0, scale: 1 }, 0],
  ['a page that is zoomed in', 844, { height: 422, offsetTop: 0, scale: 2 }, 0],
  ['a fraction of a pixel', 844, { height: 843.6, offsetTop: 0, scale: 1 }, 0],
])('%s', (_, pageHeight, view, covered) => {
  expect(keyboardHeight(pageHeight, view)).toBe(covered)
})
