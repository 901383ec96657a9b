import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { firstContact, leadPlaces } from './lead-places.ts'

const [known] = testSite().locations
if (!known) throw new Error('The test site has a location.')
const at = (slug: string, fields: Partial<Location> = {}): Location => ({
  ...{
    ...known,
    id: slug,
    slug,
    name: slug,
    dealership_slug: 'north',
    primary: false,
    location_type: 'sales',
    hours: {},
  },
  ...fields,
})
const day = { open: '08:00', close: '17:00' }
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: 'closed', sun: 'closed' } as const
const locations = [
  at('other-service', { dealership_slug: 'south', location_type: 'service' }),
  at('city'),
  at('yard', { primary: true, contact_detail: { phone: '1', email: 'yard@x.example' } }),
  at('workshop', { location_type: 'service', contact_detail: { phone: '2' } }),
  at('second-workshop', { location_type: 'service' }),
  at('corner', { hours: { parts: week } }),
]

test.each([
  ['Service Booking', undefined, 'workshop'],
  ['Service Booking', 'second-workshop', 'second-workshop'],
  ['Service Booking', 'yard', 'workshop'],
  ['Parts Enquiry', undefined, 'corner'],
  ['General Enquiry', undefined, 'yard'],
  ['General Enquiry', 'workshop', 'workshop'],
  ['Vehicle Enquiry', 'city', 'city'],
] as const)('[LD-13] a %s with the location %j is for %s', (category, location, expected) => {
  const lead = { category, dealership_slug: 'north', ...(location && { location }) }
  expect(leadPlaces(lead, locations)[0]?.slug).toBe(expected)
})

test('a dealership without the department answers itself, and one without places is answered by the site', () => {
  const lead = { category: 'Service Booking', dealership_slug: 'north' }
  expect(leadPlaces(lead, [at('city'), at('yard', { primary: true })])[0]?.slug).toBe('yard')
  expect(leadPlaces({ ...lead, dealership_slug: 'nowhere' }, locations)[0]?.slug).toBe('other-service')
})

test('each way to reach it is the first that there is', () => {
  const places = leadPlaces({ category: 'Service Booking', dealership_slug: 'north' }, locations.slice(1, 4))
  expect([firstContact(places, 'phone'), firstContact(places, 'email')]).toEqual(['2', 'yard@x.example'])
})
