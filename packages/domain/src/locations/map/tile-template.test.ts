import { expect, test } from 'vitest'
import { tileTemplate } from './tile-template.ts'

const plain = 'https://tiles.example/{z}/{x}/{y}.png'
const keyed = 'https://tiles.example/{key}/{z}/{x}/{y}.png'

test.each([
  [plain, undefined, plain],
  [plain, 'yard', plain],
  [keyed, 'yard $& 1/2', 'https://tiles.example/yard%20%24%26%201%2F2/{z}/{x}/{y}.png'],
  [`${plain}?key={key}`, 'yard', `${plain}?key=yard`],
  [keyed, undefined, undefined],
])('[LO-8] %s for a place with the key %s is %s', (tiles, key, template) =>
  expect(tileTemplate(tiles, key)).toBe(template),
)
