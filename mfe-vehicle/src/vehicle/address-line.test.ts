import { expect, test } from 'vitest'
import { exampleLocation } from '../testing/examples.ts'
import { addressLine } from './address-line.ts'

test('an address is one line', () => {
  expect(addressLine(exampleLocation)).toBe('590 Pittwater Road, Brookvale NSW 2100')
})
