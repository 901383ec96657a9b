import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click of the main button alone is plain', () => expect(isPlainClick(click)).toBe(true))

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser',
  (change) => expect(isPlainClick({ ...click, ...change })).toBe(false),
)
