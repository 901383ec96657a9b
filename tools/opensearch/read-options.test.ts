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
  [['--nodes', '0'], '--nodes is "0": it must be a whole number from 1 to 9.'],
  [['--nodes', '2.5'], '--nodes is "2.5": it must be a whole number from 1 to 9.'],
  [['--port', '99999'], '--port is "99999": it must be a whole number from 1,024 to 64,500.'],
  [['--port', 'abc'], '--port is "abc": it must be a whole number from 1,024 to 64,500.'],
  [['--heap', '512m'], '--heap is "512m": it must be a whole number from 128 to 32,000.'],
  [['--heap='], '--heap is "": it must be a whole number from 128 to 32,000.'],
  [['--data='], '--data is "": it must name a folder.'],
  [['--node', '3'], "Unknown option '--node'. What it takes: npm run opensearch -- --help"],
])('%j is rejected with the value and the valid range', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
