import { leadSchema } from '@forecourt/contracts/leads/stored-lead'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { testCar } from '../testing/test-car.ts'
import { testLead, testLeadSite } from '../testing/test-lead.ts'
import { webhookBody } from './webhook-body.ts'

const now = new Date('2026-12-07T01:02:03.000Z')
const bodyOf = (given: Parameters<typeof testLead>[0]) => JSON.parse(webhookBody(testLead(given), testLeadSite()))

test('[LD-1] a lead on a car has the fields that dealers’ systems know, by their exact names', () => {
  expect(bodyOf({ car: testCar(), now }).fields).toEqual({
    category: 'Vehicle Enquiry',
    name: 'Zoë',
    last_name: 'Ng',
    email: 'zoe@shopper.example',
    phone: '0491 570 006',
    message: 'Is it still there?',
    dealership_slug: 'northgate',
    opt_in: false,
    additional_services: [],
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'RAV4',
    stock_number: 'N7',
    manufacturer_slug: 'toyota',
    car_type: 'used',
    car_id: '7',
    vehicle_status: 'in_stock',
    car_dealership_id: 'northgate',
    url: 'https://www.northgate.example/',
    source: 'Website',
    user_agent: 'test',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
  })
})

test.each([
  [
    { price: 22_990, offer_price: 21_990 },
    'purchase',
    { price: 21_990, was_price: 22_990, price_text: '$21,990 (was $22,990)' },
  ],
  [
    { price: 22_990, subscription_price: 444 },
    'subscription',
    { price: 444, price_per: 'week', price_text: '$444/week' },
  ],
  [{ price: 11 }, 'purchase', { price_text: 'Call for price' }],
] as const)('[LD-14] the car’s price of %j is the one that the shopper was asked', (car, pricing, price) => {
  const { copy } = testSite()
  const site = testLeadSite({}, { pricing, copy: { ...copy, no_price: 'Call for price' } })
  const body = JSON.parse(webhookBody(testLead({ site, car: testCar(car) }), site))
  const names = Object.keys(body.car).filter((name) => name.includes('price'))
  expect(Object.fromEntries(names.map((name) => [name, body.car[name]]))).toEqual(price)
})

test('[LD-11] of a car that is gone it asks for something similar', () => {
  const { fields } = bodyOf({ car: testCar({ status: 'sold' }) })
  expect(fields).toMatchObject({ subcategory: 'Find me something similar', vehicle_status: 'sold' })
})

test('[LD-4] careers is a general enquiry', () => {
  const { fields } = bodyOf({ values: { category: 'Careers Enquiry' } })
  expect(fields).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
})

test('[LD-3] services and what else was asked are there by their names', () => {
  const { fields } = bodyOf({
    values: { category: 'Parts Enquiry', Rego: 'ABC123', 'Wash (check_option)': true, x_radio_options: 'y' },
  })
  expect(fields).toMatchObject({ Rego: 'ABC123', additional_services: ['Wash'] })
  expect(fields).not.toHaveProperty('x_radio_options')
})

test('opt_in is marketing consent, with its words, version and time beside it', () => {
  expect(bodyOf({})).toMatchObject({ fields: { opt_in: false }, marketing_consent: null })
  expect(bodyOf({ values: { opt_in: true } })).toMatchObject({ fields: { opt_in: false }, marketing_consent: null })
  expect(bodyOf({ values: { opt_in: false, marketing: true }, now })).toMatchObject({
    fields: { opt_in: true },
    marketing_consent: {
      wording: 'Send me offers from Northgate Motors. You can stop them at any time.',
      version: '1',
      at: '2026-12-07T01:02:03.000Z',
    },
  })
})

test.each([true, false])('the opt_in of %j that older leads have stored is consent to nothing', (opt_in) => {
  const body = JSON.parse(webhookBody(leadSchema.parse({ ...testLead({}), opt_in }), testLeadSite()))
  expect(body).toMatchObject({ fields: { opt_in: false }, marketing_consent: null })
  expect(body).not.toHaveProperty('service_contact')
})
