import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test('an address is one line', () => {
  expect(testSite().locations.map(addressLine)).toEqual(['1 High Street, Penrith NSW 2750'])
})
