import { expect, test } from 'vitest'
import { hasRowPictures } from './row-pictures.ts'

test.each<[string, (string | undefined)[], boolean]>([
  ['every tile has one', ['a.avif', 'b.avif'], true],
  ['one tile has none', ['a.avif', undefined], false],
  ['none has one', [undefined, undefined], false],
  ['there are no tiles', [], false],
])('a row in which %s: %j shows pictures: %s', (_, pictures, expected) =>
  expect(hasRowPictures(pictures)).toBe(expected),
)
