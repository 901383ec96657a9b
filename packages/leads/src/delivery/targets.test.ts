import { expect, test } from 'vitest'
import { testLead, testLeadSite } from '../testing/test-lead.ts'
import { retryDelayMs } from './retry-delay.ts'
import { configuredTargets, destinationOf } from './targets.ts'

const [place] = testLeadSite().locations
if (!place) throw new Error('The test site has a location.')
const location = (slug: string, dealership_slug: string, email?: string, primary = false) => ({
  ...place,
  ...{ id: slug, slug, dealership_slug, primary },
  contact_detail: { ...place.contact_detail, ...(email && { email }) },
})
const locations = [
  location('a', 'north', 'a@north.example'),
  location('b', 'north', 'b@north.example', true),
  location('c', 'south'),
]
const lead = (fields: { dealership_slug: string; location?: string }) => testLead({ fields })

test.each([
  [
    'the site’s addresses',
    ['x@d.example', 'y@d.example'],
    { dealership_slug: 'south' },
    ['x@d.example', 'y@d.example'],
  ],
  ['the dealership’s addresses', { south: ['s@d.example'] }, { dealership_slug: 'south' }, ['s@d.example']],
  ['the location that was chosen', undefined, { dealership_slug: 'north', location: 'a' }, ['a@north.example']],
  ['the dealership’s primary location', { south: ['s@d.example'] }, { dealership_slug: 'north' }, ['b@north.example']],
  ['any location that has an address', undefined, { dealership_slug: 'south' }, ['a@north.example']],
] as const)('[LD-14] a lead goes to %s', (_, email, fields, addresses) => {
  const settings = email === undefined ? undefined : Array.isArray(email) ? [...email] : { south: ['s@d.example'] }
  const site = testLeadSite({ leads: { email: settings } }, { locations })
  expect(destinationOf('email', site, lead(fields))).toEqual({ to: 'email', addresses })
})

test('[LD-14] a site without any address has no destination', () => {
  const site = testLeadSite({ leads: { email: undefined } })
  expect(destinationOf('email', site, lead({ dealership_slug: 'northgate' }))).toBeUndefined()
})

test('a site has the targets of its settings, and e-mail always', () => {
  expect(configuredTargets(testLeadSite({ leads: { email: undefined } }))).toEqual(['email'])
  const all = { webhook: { url: 'https://a.example' }, adf: { by: 'email', address: 'a@b.example' } } as const
  expect(configuredTargets(testLeadSite({ leads: all }))).toEqual(['email', 'adf', 'webhook'])
})

test.each([
  [1, 0, undefined, 30],
  [1, 1, undefined, 45],
  [5, 0, undefined, 480],
  [30, 0, undefined, 14_400],
  [1, 0, 600, 600],
  [30, 0, 600, 14_400],
])(
  'after attempt %i (random %i, asked for %j seconds) it waits %i seconds',
  (attempts, random, retryAfter, seconds) => {
    expect(retryDelayMs(attempts, random, retryAfter)).toBe(seconds * 1000)
  },
)
