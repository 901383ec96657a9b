import { expect, test } from 'vitest'
import { isBoxPostcode, stateOfPostcode } from './postcodes.ts'

test.each([
  ['2100', 'NSW'],
  ['2611', 'ACT'],
  ['2699', 'NSW'],
  ['0872', 'NT'],
  ['0200', 'ACT'],
  ['8001', 'VIC'],
  ['9726', 'QLD'],
  ['7999', 'TAS'],
])('postcode %s is of %s', (postcode, state) => expect(stateOfPostcode(postcode)).toBe(state))

test.each(['', '200', '0000', '0500', '20000', '2o00', ' 2000'])('%j is of no state', (postcode) => {
  expect(stateOfPostcode(postcode)).toBeUndefined()
})

test('every number of four digits is of the state of its range', () => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const counts = Object.entries(Object.groupBy(numbers, (number) => stateOfPostcode(number) ?? 'none')).map(
    ([state, own]) => [state, own.length],
  )
  expect(Object.fromEntries(counts)).toEqual({
    none: 700,
    ACT: 141,
    NT: 200,
    NSW: 1959,
    VIC: 2000,
    QLD: 2000,
    SA: 1000,
    WA: 1000,
    TAS: 1000,
  })
})

test.each([
  ['1240', true],
  ['8001', true],
  ['6900', true],
  ['2000', false],
  ['0000', false],
])('%s is of post office boxes: %s', (postcode, isBox) => expect(isBoxPostcode(postcode)).toBe(isBox))
