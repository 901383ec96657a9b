import { expect, test } from 'vitest'
import { localOptions, smokeOptions } from './options.ts'

test('without arguments it is the dealer and the port of the guides', () => {
  expect(localOptions([])).toEqual({ tenant: 'harbourside', port: 4566, search: undefined })
  expect(smokeOptions([])).toEqual({ tenant: 'harbourside' })
  expect([localOptions(['--help']), smokeOptions(['--help'])]).toEqual([null, null])
})

test.each([
  [['--tenant', 'northgat'], 'There is no tenant "northgat". Did you mean "northgate"?'],
  [['--prt', '4567'], "Unknown option '--prt'. What it takes: npm run aws:local -- --help"],
  [['northgate'], "Unexpected argument 'northgate'. What it takes: npm run aws:local -- --help"],
  [['--port'], "Option '--port <value>' argument missing. What it takes: npm run aws:local -- --help"],
  [['--port', 'abc'], '--port is "abc": it must be a whole number from 1 to 65,535.'],
  [['--port', '0'], '--port is "0": it must be a whole number from 1 to 65,535.'],
  [['--port', '70000'], '--port is "70000": it must be a whole number from 1 to 65,535.'],
  [['--search', 'banana'], '--search is "banana": it must be the address of an OpenSearch'],
])('%j is refused before a cloud is started, with what may be said', (args, says) => {
  expect(() => localOptions(args)).toThrow(says)
})

test.each([
  [['--tenant', 'nope'], 'There is no tenant "nope". The tenants are: '],
  [['--port', '4567'], "Unknown option '--port'. What it takes: npm run aws:smoke -- --help"],
])('invalid options of the journeys, %j, are rejected before any request', (args, says) => {
  expect(() => smokeOptions(args)).toThrow(says)
})
