import { describe, expect, test } from 'vitest'
import { composeLead } from './compose-lead.ts'
import { testCar } from './testing/test-car.ts'
import { testLeadSite, testLeadToCreate } from './testing/test-lead.ts'

const [place] = testLeadSite().locations
if (!place) throw new Error('The test site has a location.')
const group = {
  dealerships: ['north', 'south'],
  locations: ['north', 'south'].map((slug) => ({ ...place, id: slug, slug, dealership_slug: slug })),
}

describe('[LD-1] whose lead it is', () => {
  test.each([
    ['the car’s dealership', { site: testLeadSite({}, group), car: testCar({ dealership_slug: 'south' }) }, 'south'],
    [
      'the dealership that was chosen',
      { site: testLeadSite({}, group), values: { dealership_slug: 'south' } },
      'south',
    ],
    [
      'the dealership of the location that was chosen',
      { site: testLeadSite({ enquiry: { show_location: true } }, group), values: { location: 'south' } },
      'south',
    ],
    ['the site’s own', { site: testLeadSite() }, 'northgate'],
  ] as const)('%s', (_, given, expected) => {
    expect(testLeadToCreate(given).lead.dealership_slug).toBe(expected)
  })
})

test.each([
  ['/cars/rav4?x=1', 'https://www.northgate.example/cars/rav4?x=1'],
  ['//evil.example/x', 'https://www.northgate.example/'],
  ['https://evil.example', 'https://www.northgate.example/'],
  ['javascript:alert(1)', 'https://www.northgate.example/'],
])('[LD-1] the page %s is stored as %s', (url, expected) => {
  const { site, request } = testLeadToCreate()
  const form = { name: 'f', title: 'F', category: 'General Enquiry', fields: [], submit: 'Send', footer: [] } as const
  const sent = { site, form, values: { name: 'Zoë' }, car: undefined, userAgent: 'test', now: new Date() }
  expect(composeLead({ ...sent, request: { ...request, url } }).url).toBe(expected)
})

test('[LD-15] terms that were agreed to and the page travel with the lead', () => {
  const site = testLeadSite({ enquiry: { terms: true } })
  expect(testLeadToCreate({ site, values: { terms_conditions: true } }).lead.terms_conditions).toBe(true)
  expect(testLeadToCreate().lead.terms_conditions).toBeUndefined()
  const { request } = testLeadToCreate()
  const form = { name: 'f', title: 'F', category: 'General Enquiry', fields: [], submit: 'Send', footer: [] } as const
  const sent = { site, form, values: {}, car: undefined, userAgent: 'test', now: new Date() }
  expect(composeLead({ ...sent, request: { ...request, page_id: '/enquire' } }).page_id).toBe('/enquire')
})

test('[VD-20] a car that the site does not have is named by its id alone', () => {
  const { site, request } = testLeadToCreate()
  const form = { name: 'f', title: 'F', category: 'Vehicle Enquiry', fields: [], submit: 'Send', footer: [] } as const
  const sent = { site, form, values: {}, car: undefined, userAgent: 'test', now: new Date() }
  expect(composeLead({ ...sent, request: { ...request, car_id: 'gone' } })).toMatchObject({ car_id: 'gone' })
})
