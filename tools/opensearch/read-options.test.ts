import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

test('without arguments it is one node of half a gigabyte, in the checkout', () => {
  expect(readOptions([])).toEqual({
    nodes: 1,
    port: 9200,
    heapMb: 512,
    folder: expect.stringMatching(/\/\.data\/opensearch$/),
  })
  expect(readOptions(['--nodes', '3', '--port=9300', '--heap', '768', '--data', '/data'])).toEqual({
    nodes: 3,
    port: 9300,
    heapMb: 768,
    folder: '/data',
  })
  expect(readOptions(['--help'])).toBeUndefined()
})

test.each([
  [['--nodes', '0'], '--nodes is "0", allowed: a whole number from 1 to 9.'],
  [['--nodes', '2.5'], '--nodes is "2.5", allowed: a whole number from 1 to 9.'],
  [['--port', '99999'], '--port is "99999", allowed: a whole number from 1024 to 64500.'],
  [['--port', 'abc'], '--port is "abc", allowed: a whole number from 1024 to 64500.'],
  [['--heap', '512m'], '--heap is "512m", allowed: a whole number from 128 to 32000.'],
  [['--heap='], '--heap is "", allowed: a whole number from 128 to 32000.'],
  [['--data='], '--data is "", allowed: a folder.'],
  [['--node', '3'], "Unknown option '--node'"],
])('%j is refused with what was found and what is allowed', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
