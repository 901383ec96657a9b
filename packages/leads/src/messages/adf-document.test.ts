import { testSite } from '@forecourt/contracts/testing/test-site'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { testCar } from '../testing/test-car.ts'
import { testLead, testLeadSite } from '../testing/test-lead.ts'
import { adfDocument } from './adf-document.ts'
import { dealershipEmail } from './dealership-email.ts'

const now = new Date('2026-12-07T01:02:03.000Z')
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, attributeNamePrefix: '@' })

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).adf.prospect
}

test('[LD-14] a lead about a car is an ADF 1.0 prospect', () => {
  const site = testLeadSite({ enquiry: { ask_postcode: true } })
  const lead = testLead({ site, car: testCar(), now, values: { postcode: '2750' } })
  const xml = adfDocument(lead, site)
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>')).toBe(true)
  expect(parse(xml)).toEqual({
    '@status': 'new',
    id: { '@sequence': '1', '@source': 'Northgate Motors', '#text': lead.lead_id },
    requestdate: '2026-12-07T01:02:03.000Z',
    vehicle: {
      '@interest': 'buy',
      '@status': 'used',
      year: '2021',
      make: 'Toyota',
      model: 'RAV4',
      stock: 'N7',
      trim: 'GXL',
      odometer: { '@status': 'original', '@units': 'km', '#text': '41000' },
      colorcombination: { exteriorcolor: 'Silver' },
      imagetag: {
        '@alttext': '2021 Toyota RAV4 GXL',
        '#text': 'https://www.northgate.example/media/demo/suv/silver/front.avif?w=480',
      },
      price: { '@type': 'asking', '@currency': 'AUD', '#text': '35990' },
      comments: 'https://www.northgate.example/cars/2021-toyota-rav4-n7',
    },
    customer: {
      contact: {
        name: [
          { '@part': 'first', '#text': 'Zoë' },
          { '@part': 'last', '#text': 'Ng' },
        ],
        email: 'zoe@shopper.example',
        phone: { '@type': 'voice', '#text': '+61491570006' },
        address: { postalcode: '2750', country: 'AU' },
      },
      comments: 'About: Vehicle Enquiry\nMay be sent offers: No\n\nIs it still there?',
    },
    vendor: {
      id: { '@source': 'Northgate Motors', '#text': 'northgate' },
      vendorname: 'Northgate',
      url: 'https://www.northgate.example',
      contact: {
        name: { '@part': 'full', '@type': 'business', '#text': 'Northgate' },
        phone: { '@type': 'voice', '#text': '(02) 5550 1234' },
      },
    },
    provider: {
      name: { '@part': 'full', '@type': 'business', '#text': 'Northgate Motors' },
      service: 'Website',
      url: 'https://www.northgate.example',
    },
  })
})

test.each([
  [{ price: 22_990, offer_price: 21_990 }, 'purchase', '21990', '$21,990 (was $22,990)'],
  [{ price: 22_990, price_type: 'drive_away' }, 'purchase', '22990', '$22,990, Drive away'],
  [{ price: 22_990, subscription_price: 444 }, 'subscription', '444', '$444/week'],
  [{ price: 11 }, 'purchase', undefined, 'Call for price'],
] as const)('[LD-14] the asking price of %j is the one that the shopper was asked', (car, pricing, asked, remarks) => {
  const { copy } = testSite()
  const site = testLeadSite({}, { pricing, copy: { ...copy, no_price: 'Call for price' } })
  const { vehicle } = parse(adfDocument(testLead({ site, car: testCar(car) }), site))
  expect([vehicle.price?.['#text'], vehicle.pricecomments]).toEqual([asked, remarks])
})

test('[LD-14] what ADF has no element for is in the comments, in the e-mail’s words', () => {
  const values = { category: 'Service Booking', Rego: 'ABC123', car_year: '2019', 'Wash (check_option)': true }
  const lead = testLead({ values })
  const { customer, vehicle } = parse(adfDocument(lead, testLeadSite()))
  expect(vehicle).toBeUndefined()
  const lines = [
    'About: Service Booking',
    'Department: Service',
    'Registration: ABC123',
    'Year of their vehicle: 2019',
    'Additional services: Wash',
    'May be sent offers: No',
  ]
  expect(customer.comments).toBe([...lines, '', 'Is it still there?'].join('\n'))
  expect(dealershipEmail(lead, testLeadSite()).text).toContain(lines.join('\n'))
})

test('[LD-13] a service booking is the service department’s, and what it has no address for is the dealership’s', () => {
  const [place] = testLeadSite().locations
  if (!place) throw new Error('The test site has a location.')
  const email = 'sales@northgate.example'
  const phone = '(02) 5550 9999'
  const locations = [
    { ...place, primary: true, contact_detail: { ...place.contact_detail, email } },
    {
      ...{ ...place, id: 'w', slug: 'workshop', name: 'Northgate Service', primary: false },
      ...{ location_type: 'service' as const, contact_detail: { phone } },
    },
  ]
  const site = testLeadSite({}, { locations })
  const vendorOf = (category: string) => parse(adfDocument(testLead({ site, values: { category } }), site)).vendor
  expect(vendorOf('Service Booking')).toMatchObject({
    vendorname: 'Northgate',
    contact: { name: { '#text': 'Northgate Service' }, email, phone: { '#text': phone } },
  })
  expect(vendorOf('General Enquiry').contact.name['#text']).toBe('Northgate')
})

test('the vendor is called as the dealership of its cars is, not by a workshop or a hidden place', () => {
  const [place] = testLeadSite().locations
  if (!place) throw new Error('The test site has a location.')
  const at = (id: string, fields: Partial<typeof place>) => ({ ...place, id, slug: id, name: id, ...fields })
  const locations = [
    at('workshop', { location_type: 'service', primary: true }),
    at('hidden', { primary: false }),
    at('yard', { primary: false }),
  ]
  const site = testLeadSite({}, { locations, hidden_locations: ['hidden'] })
  expect(parse(adfDocument(testLead({ site }), site)).vendor.vendorname).toBe('yard')
})

describe('hostile text stays text', () => {
  test.each([
    ['</comments></customer><vendor/>', undefined],
    ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;', undefined],
    [']]> <![CDATA[ x', undefined],
    [`a "quoted" 'word' & more`, undefined],
    ['null\u0000 bell\u0007 half\ud800 end\uffff', 'null bell half end'],
    ['emoji 😀 and اردو', undefined],
    ['<?adf version="9"?><!-- x -->', undefined],
  ])('%j', (message, expected = message) => {
    const lead = testLead({ car: testCar({ name: message, colour: message }) })
    const xml = adfDocument(
      { ...lead, message, person: { ...lead.person, name: message } },
      testLeadSite({}, { name: message }),
    )
    const decoder = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      htmlEntities: true,
    })
    expect(XMLValidator.validate(xml)).toBe(true)
    const { customer, vehicle, provider } = decoder.parse(xml).adf.prospect
    expect(customer.comments).toBe(`About: Vehicle Enquiry\nMay be sent offers: No\n\n${expected}`)
    expect([customer.contact.name[0]['#text'], provider.name['#text'], vehicle.imagetag['@alttext']]).toEqual([
      expected,
      expected,
      expected,
    ])
  })
})
