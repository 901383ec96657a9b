import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { checkDigit, makeVin } from './vin.ts'

test.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['1HGCM82633A004352', '3'],
])('the check digit of %s is %s', (vin, digit) => expect(checkDigit(vin)).toBe(digit))

test.each([
  [2010, 'A'],
  [2018, 'J'],
  [2026, 'T'],
])('the tenth character of a vehicle of %i is %s', (year, code) => {
  const vin = makeVin(seededRandom(1), 'JTM', year)
  expect(vin).toMatch(/^JTM/)
  expect(vin[9]).toBe(code)
})
