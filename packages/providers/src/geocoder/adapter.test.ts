import { describe, expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createGeocoderProvider } from './adapter.ts'
import { embeddedGeocoder } from './embedded.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const credentials = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' }
const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createGeocoderProvider({ region: 'ap-southeast-2', url: server.url, credentials, calls })

describe('[FQ-13] a postcode is a place in its state, by Amazon Location and by the table of localities', () => {
  test.each([
    ['2100', 'NSW', -33.76],
    ['2617', 'ACT', -35.24],
    ['2620', 'NSW', -35.35],
    ['3121', 'VIC', -37.82],
    ['4034', 'QLD', -27.36],
    ['5094', 'SA', -34.85],
    ['6107', 'WA', -32.02],
    ['7000', 'TAS', -42.88],
    ['0800', 'NT', -12.39],
    ['0200', 'ACT', -35.28],
    ['6743', 'WA', -15.6],
  ])('%s is in %s', async (postcode, state, latitude) => {
    const place = { postcode, state, latitude: expect.closeTo(latitude, 1) }
    expect(await provider().geocodePostcode(postcode)).toMatchObject(place)
    expect(await embeddedGeocoder.geocodePostcode(postcode)).toMatchObject(place)
  })

  test.each(['0000', '0100', '0300', '0799', '4999'])('%s is none', async (postcode) => {
    expect(await provider().geocodePostcode(postcode)).toBeUndefined()
    expect(await embeddedGeocoder.geocodePostcode(postcode)).toBeUndefined()
  })

  test.each(['', '210', '21000', '21 0', 'abcd'])('%j is refused without a request', async (postcode) => {
    for (const geocoder of [provider(), embeddedGeocoder])
      await expect(geocoder.geocodePostcode(postcode)).rejects.toMatchObject({ reason: 'rejected' })
    expect(sandbox.inbox()).toEqual([])
  })
})

test.each([
  ['slow', 'timeout'],
  ['throttled', 'throttled'],
  ['error', 'unavailable'],
  ['refused', 'refused'],
  ['malformed', 'malformed'],
] as const)('fault %s is %s', async (fault, reason) => {
  sandbox.setFault(fault)
  const calls = { deadlineMs: fault === 'slow' ? 100 : 30_000, maxRetries: 0 }
  await expect(provider(calls).geocodePostcode('2100')).rejects.toMatchObject({ reason })
})

test('no result is no such postcode', async () => {
  sandbox.setFault('empty')
  expect(await provider().geocodePostcode('2100')).toBeUndefined()
})
