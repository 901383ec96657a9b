import { constants } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { collect, cutAt, sourceOf } from '../../testing/byte-source.ts'
import { maxRowLength } from '../feed-row.ts'
import { emptyFeedReason } from '../refusal.ts'
import { readJson } from './read-json.ts'

/** Short form of rows: content, or message. */
async function rows(source: AsyncIterable<Uint8Array>) {
  const all = await collect(readJson(source))
  return all.map((row) => [row.line, row.kind === 'row' ? row.content : `${row.kind}: ${row.reason}`])
}

const nasty = [
  { a: 'braces } ] { [ in a string', b: 'quote \\" and backslash \\\\' },
  { umlaut: 'Škoda Citroën 日産 🚗', nested: { list: [1, [2, { deep: '}' }]] } },
  { escapes: '\u2028 \\u007d \n \t', empty: {}, none: [] },
]

describe('chunk borders', () => {
  const files = {
    'a compact list': JSON.stringify(nasty),
    'a pretty-printed list with CRLF': JSON.stringify(nasty, null, 2).replaceAll('\n', '\r\n'),
    'a list with a byte-order mark': `\uFEFF \n${JSON.stringify(nasty)}\n\n`,
    'one a line': nasty.map((value) => JSON.stringify(value)).join('\n'),
    'one a line, CRLF and a byte-order mark': `\uFEFF${nasty.map((value) => `${JSON.stringify(value)}\r\n`).join('')}`,
    'pretty-printed, one after another': nasty.map((value) => JSON.stringify(value, null, 2)).join('\n'),
    'pretty-printed and indented': nasty
      .map((value) => `   ${JSON.stringify(value, null, 2).replaceAll('\n', '\n   ')}`)
      .join('\n\n'),
    'spread over lines without indenting': nasty
      .map((value) => JSON.stringify(value, null, 2).replace(/\n +/g, '\n'))
      .join('\n'),
  }
  test.each(Object.entries(files))('%s reads the same wherever it is split', async (_name, text) => {
    const whole = await rows(sourceOf(text))
    expect(whole.map(([, content]) => content)).toEqual(nasty)
    const length = new TextEncoder().encode(text).length
    for (let place = 0; place <= length; place++) expect(await rows(cutAt(text, place))).toEqual(whole)
    expect(await rows(sourceOf(text, 1))).toEqual(whole)
  })
})

test('one object with a value per line is one vehicle, indented or not', async () => {
  const text = '\n{\n"a": 1,\n"b": [\n{\n"c": null\n},\n{ "d": 2 },\n-3\n]\n}\n'
  const expected = [[2, { a: 1, b: [{ c: null }, { d: 2 }, -3] }]]
  expect(await rows(sourceOf(text))).toEqual(expected)
  expect(await rows(sourceOf(text.replaceAll('\n', '\n\t'), 1))).toEqual(expected)
})

test('a list element that is not an object is one row', async () => {
  const text = '[{"a":1},"b,]}",  -3.5e2 ,null,\ntrue\n,[4],oops,"open\n,{"c":1}, 7]'
  const expected = [
    [1, { a: 1 }],
    [1, 'b,]}'],
    [1, -350],
    [1, null],
    [2, true],
    [3, [4]],
    [3, expect.stringContaining('refused: is not valid JSON')],
    [3, expect.stringContaining('refused: is not valid JSON')],
    [4, { c: 1 }],
    [4, 7],
  ]
  expect(await rows(sourceOf(text))).toEqual(expected)
  expect(await rows(sourceOf(text, 1))).toEqual(expected)
})

test('rows are numbered, to distinguish those of one line', async () => {
  const numbers = async (text: string) =>
    (await collect(readJson(sourceOf(text)))).map((row) => row.kind !== 'broken' && row.record)
  expect(await numbers('[{"a":1},oops,3,{"b":1}]')).toEqual([1, 2, 3, 4])
  expect(await numbers('{"a":1}\noops\n\n{"b":1}')).toEqual([1, 2, 3])
})

test('an unclosed vehicle also rejects the next one only if nothing separates them', async () => {
  const indented = '  {\n    "a": {\n      "b": 1\n  }\n'
  expect(await rows(sourceOf(`${indented}  {\n    "c": 1\n  }\n`))).toEqual([
    [1, expect.stringContaining('refused')],
    [5, { c: 1 }],
  ])
  expect(await rows(sourceOf('{"a":{\n}\n{"c":1}\n'))).toEqual([
    [1, expect.stringContaining('refused')],
    [3, { c: 1 }],
  ])
  expect(await rows(sourceOf('{\n"a":{\n}\n{\n"c":1\n}\n'))).toHaveLength(1)
})

test('very long blank space rejects no row and keeps line numbers', { tags: 'long', timeout: 30_000 }, async () => {
  const blank = Buffer.from(`${' '.repeat(999)}\r\n\t`.repeat(1000))
  async function* feed(text: string) {
    for (let length = 0; length < constants.MAX_STRING_LENGTH; length += blank.length) yield blank
    yield Buffer.from(text)
    yield blank
  }
  const line = Math.ceil(constants.MAX_STRING_LENGTH / blank.length) * 1000 + 1
  expect(await rows(feed('  {\n   "a":1\n}\n  {\n   "b":1}'))).toEqual([
    [line, { a: 1 }],
    [line + 3, { b: 1 }],
  ])
})

test('a row has the line in which it begins', async () => {
  expect(await rows(sourceOf('\n[\n  {"a":1},\n\n  {\n"b":\n2}, {"c":3}\n]\n'))).toEqual([
    [3, { a: 1 }],
    [5, { b: 2 }],
    [7, { c: 3 }],
  ])
})

test('an empty list has no rows and is complete', async () => {
  expect(await rows(sourceOf(' [ ] \n'))).toEqual([])
})

describe('an invalid row rejects only itself', () => {
  test('in a list', async () => {
    const found = await rows(sourceOf('[{"a":1},\n{"b":1,},\n{"c":1}]'))
    expect(found).toEqual([
      [1, { a: 1 }],
      [2, expect.stringContaining('refused: is not valid JSON')],
      [3, { c: 1 }],
    ])
  })

  test('in a list, when a string never closes on its line', async () => {
    const found = await rows(sourceOf('[{"a":1},\n{"b":"open\n},\n{"c":1}]'))
    expect(found).toEqual([
      [1, { a: 1 }],
      [2, expect.stringContaining('refused: is not valid JSON')],
      [4, { c: 1 }],
    ])
  })

  test('one a line, whatever is wrong with it', async () => {
    const found = await rows(sourceOf('{"a":1}\n{"b":{"open":1}\ngarbage\n{"c":"open\n{"d":1}\n'))
    expect(found).toEqual([
      [1, { a: 1 }],
      [2, expect.stringContaining('refused')],
      [3, expect.stringContaining('refused')],
      [4, expect.stringContaining('refused')],
      [5, { d: 1 }],
    ])
  })

  test('when it is longer than any vehicle', async () => {
    const long = JSON.stringify({ long: 'x'.repeat(maxRowLength) })
    const reason = expect.stringContaining('refused: is longer than 1,000,000 characters')
    expect(await rows(sourceOf(`[{"a":1},\n${long},\n{"c":1}]`))).toEqual([
      [1, { a: 1 }],
      [2, reason],
      [3, { c: 1 }],
    ])
    expect(await rows(sourceOf(`{"a":1}\n${long}\n{"c":1}`))).toEqual([
      [1, { a: 1 }],
      [2, reason],
      [3, { c: 1 }],
    ])
  })
})

describe('a broken file reports its position, after the rows before it', () => {
  test.each([
    ['', 1, emptyFeedReason],
    ['  \n ', 1, emptyFeedReason],
    ['hello', 1, 'a list of vehicles begins with ['],
    ['[{"a":1}', 1, 'the file ends before its list is closed with ]'],
    ['[{"a":1},\n{"b":', 2, 'the file ends in the middle of the vehicle that begins here'],
    ['[{"a":1},\n{"b":"x', 2, 'the file ends in the middle of the vehicle that begins here'],
    ['{"a":1}\n{"b":"x', 2, 'the file ends in the middle of the vehicle that begins here'],
    ['[{"a":1}\n{"b":1}]', 2, 'a comma or ] must follow the previous vehicle'],
    ['[{"a":1},]', 1, 'a vehicle begins with {'],
    ['[,]', 1, 'a vehicle begins with {'],
    ['[1', 1, 'the file ends in the middle of the vehicle that begins here'],
    ['["1', 1, 'the file ends in the middle of the vehicle that begins here'],
    ['[1 2]', 1, 'a comma or ] must follow the previous vehicle'],
    ['[{"a":1}]\nmore', 2, 'there is more text after the end of the list'],
  ])('%j', async (text, line, reason) => {
    const found = await rows(sourceOf(text))
    expect(found.at(-1)).toEqual([line, `broken: ${reason}`])
    expect(found.filter(([, content]) => typeof content === 'object')).toEqual(
      text.includes('{"a":1}') ? [[1, { a: 1 }]] : [],
    )
  })
})

test('UTF-16 is distinguished from UTF-8', async () => {
  const utf16 = Buffer.from('\uFEFF[{"a":1}]', 'utf16le')
  await expect(rows(sourceOf(utf16))).rejects.toThrow('save it as UTF-8')
  await expect(rows(sourceOf(utf16, 1))).rejects.toThrow('save it as UTF-8')
})

test('a row with invalid UTF-8 is marked', async () => {
  const latin1 = Buffer.from('[{"a":"Citroën"},{"b":1}]', 'latin1')
  const found = await collect(readJson(sourceOf(latin1)))
  expect(found.map((row) => row.kind === 'row' && row.isGarbled)).toEqual([true, false])
})
