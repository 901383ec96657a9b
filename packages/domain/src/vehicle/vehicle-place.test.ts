import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { vehiclePlace } from './vehicle-place.ts'

const [dealer] = testSite().locations
if (!dealer) throw new Error('The test site has a location.')

test('[VD-10] a vehicle is at its dealer’s, with the way there', () =>
  expect(vehiclePlace({}, dealer)).toEqual({
    name: dealer.name,
    address: expect.stringContaining(dealer.address.postcode),
    directions: expect.stringMatching(/^https:/),
  }))

test.each([
  ['2099', 'Dee Why 2099'],
  [undefined, 'Dee Why'],
])('[VD-21] one of a private seller is in its suburb, and nowhere else (%s)', (private_postcode, address) =>
  expect(vehiclePlace({ private_suburb: 'Dee Why', private_postcode }, dealer)).toEqual({
    name: 'Private sale',
    address,
  }),
)
