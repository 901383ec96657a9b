import { expect, test } from 'vitest'
import { testCar } from '../testing/test-car.ts'
import { testLead, testLeadSite } from '../testing/test-lead.ts'
import { adfDocument } from './adf-document.ts'
import { dealershipEmail } from './dealership-email.ts'
import { webhookBody } from './webhook-body.ts'

const site = testLeadSite()

test.each([
  ['sold', testCar({ status: 'sold' }), 'This car was SOLD when the enquiry came.', '(N7, sold)'],
  [
    'withdrawn',
    testCar({ status: 'withdrawn' }),
    'This car was NO LONGER FOR SALE when the enquiry came.',
    '(N7, withdrawn)',
  ],
  ['reserved', testCar({ reserved: true }), 'This car was RESERVED when the enquiry came.', '(N7)'],
  [
    'coming_soon',
    testCar({ status: 'coming_soon' }),
    'This car was COMING SOON when the enquiry came: it had not arrived.',
    '(N7)',
  ],
])('[LD-14] [VD-14] a lead about a car that is %s says so in every target', (status, car, note, inSubject) => {
  const lead = testLead({ car })
  const { subject, text, html } = dealershipEmail(lead, site)
  expect(subject).toContain(inSubject)
  expect(text.split('\n')).toContain(note)
  expect(html).toContain(`>${note}</p>`)
  expect(adfDocument(lead, site)).toContain(`\n${note}\n`)
  expect(JSON.parse(webhookBody(lead, site))).toMatchObject({ car_status: status, car_note: note })
})

test.each([testCar(), testCar({ reserved: true }), testCar({ status: 'in_transit' }), testCar({ status: 'sold' })])(
  '[LD-14] the status of a lead’s car is one word wherever the webhook says it: $status, $reserved',
  (car) => {
    const { car_status, fields, car: body } = JSON.parse(webhookBody(testLead({ car }), site))
    expect([fields.vehicle_status, body.status]).toEqual([car_status, car_status])
  },
)

const readAt = '2026-12-07T01:09:00.000Z'
const looked = `when it was looked up at ${readAt}, since the stock could not be read when the enquiry came`

test.each([
  ['sold', testCar({ status: 'sold' }), `This car was SOLD ${looked}.`],
  ['reserved', testCar({ reserved: true }), `This car was RESERVED ${looked}.`],
  ['gone', undefined, `The enquiry is about the car 7, which was NOT ON THE WEBSITE ${looked}.`],
] as const)(
  '[LD-14] a car that was read late and was %s then is not said to have been so before',
  (status, car, note) => {
    const lead = testLead({ car, fields: { car_id: '7', car_read_at: readAt } })
    expect(dealershipEmail(lead, site).text.split('\n')).toContain(note)
    expect(adfDocument(lead, site)).toContain(note)
    expect(JSON.parse(webhookBody(lead, site))).toMatchObject({ car_status: status, car_note: note })
  },
)

test('[LD-14] a car that could not be read at all is named by its id', () => {
  const lead = testLead({ fields: { car_id: '7', car_unread: true } })
  const note = 'The enquiry is about the car 7, whose details could not be read.'
  expect(dealershipEmail(lead, site).text).toContain(note)
  expect(JSON.parse(webhookBody(lead, site))).toMatchObject({ car_status: null, car_note: note })
})

test.each([
  ['sold', 'Sold, last price $35,990'],
  ['in_transit', 'No longer available, last price $35,990'],
])('[VD-14] of a car that is %s no target says an asking price', (status, text) => {
  const lead = testLead({ car: testCar({ status }) })
  expect(dealershipEmail(lead, site).text).toContain(`${text} · 41,000 km`)
  expect(dealershipEmail(lead, site).html).toContain(`${text} · 41,000 km`)
  const adf = adfDocument(lead, site)
  expect(adf).toContain(`<pricecomments>${text}</pricecomments>`)
  expect(adf).not.toContain('type="asking"')
  const { car } = JSON.parse(webhookBody(lead, site))
  expect(car).not.toHaveProperty('price')
  expect(car).toMatchObject({ price_text: text })
})

test('[LD-14] a lead about a car that the site does not have names its id', () => {
  const lead = testLead({ fields: { car_id: '999' } })
  const note = 'The enquiry is about the car 999, which was NOT ON THE WEBSITE when the enquiry came.'
  expect(dealershipEmail(lead, site).text).toContain(note)
  expect(adfDocument(lead, site)).toContain(note)
  expect(JSON.parse(webhookBody(lead, site))).toMatchObject({ car_status: 'gone', car_note: note, car: null })
})

test('[LD-14] a lead about a car that can be bought, or about none, says nothing of it', () => {
  for (const car of [testCar(), undefined]) {
    const lead = testLead({ car })
    expect([dealershipEmail(lead, site).text, adfDocument(lead, site)].join('')).not.toMatch(/when the enquiry came/)
    expect(JSON.parse(webhookBody(lead, site)).car_note).toBeNull()
  }
})
