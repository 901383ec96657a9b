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

test('[LD-14] a lead about a car that the site does not have names its id', () => {
  const lead = testLead({ fields: { car_id: '999' } })
  const note = 'The enquiry is about the car 999, which was NOT ON THE WEBSITE when it came.'
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
