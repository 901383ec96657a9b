import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { directionsHref } from './directions.ts'

const [place] = testSite().locations
if (!place) throw new Error('The test site has a location.')
const destination = `destination=${place.name.replaceAll(' ', '+')}%2C+1+High+Street%2C+Penrith+NSW+2750`

test.each([
  [{}, `https://www.google.com/maps/dir/?api=1&${destination}`],
  [{ place_id: 'ChIJ1' }, `https://www.google.com/maps/dir/?api=1&${destination}&destination_place_id=ChIJ1`],
  [{ place_url: 'https://maps.example/p/1' }, 'https://maps.example/p/1'],
  [{ place_id: 'ChIJ1', place_url: 'https://maps.example/p/1' }, 'https://maps.example/p/1'],
])('[LO-8] directions to an address with %j open %s', (known, href) =>
  expect(directionsHref({ ...place, address: { ...place.address, ...known } })).toBe(href),
)
