import { expect, test } from 'vitest'
import { jsonErrorLine } from './json-error-line.ts'

const lines = ['{', '  "name": "Coast Cars",', '  "makes": ["kia", "mazda"],', '  "phone": 1300', '}']
const withLine = (index: number, line: string) => lines.toSpliced(index, 1, line).join('\n')

test.each([
  ['an unquoted word', withLine(1, '  "name": Coast,'), 2],
  ['a comma after the last entry of a list', withLine(2, '  "makes": ["kia", "mazda",],'), 3],
  ['a comma after the last field', withLine(3, '  "phone": 1300,'), 5],
  ['a missing comma', withLine(1, '  "name": "Coast Cars"'), 3],
  ['a text without its end', withLine(1, '  "name": "Coast Cars,'), 2],
  ['a comment', withLine(2, '  // makes'), 3],
  ['a missing brace', lines.slice(0, 4).join('\n'), 4],
  ['a cut value', '{ "name":\n', 1],
  ['nothing', '', 1],
])('%s is found at its line', (_, text, line) => {
  let message = ''
  try {
    JSON.parse(text)
  } catch (error) {
    message = error instanceof Error ? error.message : ''
  }
  expect(jsonErrorLine(text, message), message).toBe(line)
})

test('a message that says nothing of the place gives no line', () =>
  expect(jsonErrorLine('{}', 'broken')).toBeUndefined())
