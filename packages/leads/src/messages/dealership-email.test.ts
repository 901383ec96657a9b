import { testSite } from '@forecourt/contracts/testing/test-site'
import { emailSchema } from '@forecourt/providers/email/port'
import { describe, expect, test } from 'vitest'
import { testCar } from '../testing/test-car.ts'
import { testLead, testLeadSite } from '../testing/test-lead.ts'
import { dealershipEmail } from './dealership-email.ts'

const now = new Date('2026-12-07T01:02:03.000Z')

test('[LD-14] the dealership reads who, what about and how to reply', () => {
  const lead = testLead({ car: testCar(), now })
  const { subject, replyTo, text, html } = dealershipEmail(lead, testLeadSite())
  expect(subject).toBe('Vehicle Enquiry · 2021 Toyota RAV4 GXL (N7) · from Zoë Ng')
  expect(replyTo).toEqual({ address: 'zoe@shopper.example', name: 'Zoë Ng' })
  expect(text).toBe(
    [
      '2021 Toyota RAV4 GXL',
      '$35,990 · 41,000 km · Silver · stock number N7',
      'https://www.northgate.example/cars/2021-toyota-rav4-n7',
      '',
      'Name: Zoë Ng',
      'Phone: 0491 570 006',
      'Email: zoe@shopper.example',
      'About: Vehicle Enquiry',
      'May be sent offers: No',
      '',
      'Is it still there?',
      '',
      'Sent from https://www.northgate.example/',
      `Lead ${lead.lead_id}, received 2026-12-07T01:02:03.000Z`,
    ].join('\n'),
  )
  expect(html).toContain(
    '<a href="https://www.northgate.example/cars/2021-toyota-rav4-n7"><img src="https://www.northgate.example/media/demo/suv/silver/front.avif?w=480"',
  )
  expect(html).toContain('<a href="tel:+61491570006">0491 570 006</a>')
})

test('[TI-1] photos of a car to trade in are a link to them', () => {
  const value = 'https://www.northgate.example/trade-in/photos#photos?link=a-lead'
  const { html, text } = dealershipEmail(
    testLead({ fields: { answers: [{ label: 'Photos of their vehicle', value }] } }),
    testLeadSite(),
  )
  expect(html).toContain(`<a href="${value}">${value}</a>`)
  expect(text).toContain(`Photos of their vehicle: ${value}`)
})

test.each([
  [{ price: 22_990, offer_price: 21_990, price_type: 'drive_away' }, {}, '$21,990 (was $22,990), Drive away'],
  [{ price: 22_990, subscription_price: 444 }, { pricing: 'subscription' }, '$444/week, all in'],
  [{ price: 11 }, {}, 'Call for price'],
] as const)('[LD-14] the price of %j is the one that the shopper was asked', (car, fields, price) => {
  const { copy } = testSite()
  const site = testLeadSite({}, { copy: { ...copy, no_price: 'Call for price', price_note: 'all in' }, ...fields })
  const { text, html } = dealershipEmail(testLead({ site, car: testCar(car) }), site)
  expect(text).toContain(`${price} · 41,000 km`)
  expect(html).toContain(`${price} · 41,000 km`)
})

test.each([
  ['https://photos.example/a.jpg?x=1&y=2', 'src="https://photos.example/a.jpg?x=1&amp;y=2"'],
  ['javascript:alert(1)', undefined],
  ['http://photos.example/a.jpg', undefined],
])('the photo at %s', (url, expected) => {
  const { html = '' } = dealershipEmail(testLead({ car: testCar({ images: [{ image: { url } }] }) }), testLeadSite())
  if (expected) expect(html).toContain(expected)
  else expect(html).not.toContain('<img')
})

describe('hostile text stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&\r\nbcc: all@dealer.example'
  const lead = testLead({ car: testCar({ name: hostile }) })
  const person = { ...lead.person, name: hostile, phone: hostile, email: '"><script>@x.example' }
  const email = dealershipEmail({ ...lead, person, message: hostile, fields: { [hostile]: hostile } }, testLeadSite())

  test('in HTML', () => {
    expect(email.html?.match(/<(img|script)[^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="https:\/\/www\.northgate/),
    ])
    expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  })

  test('in headers', () => {
    expect(email.subject).not.toMatch(/\p{Cc}/u)
    expect(email.replyTo).toBeUndefined()
    const address = { address: 'a@b.example' }
    expect(emailSchema.safeParse({ ...email, from: address, to: [address], idempotencyKey: 'k' }).success).toBe(true)
  })

  test('and turns no header around', () => {
    const turned = dealershipEmail({ ...lead, person: { name: 'moc.evil\u202e \u2066Zoë\u200b' } }, testLeadSite())
    expect(turned.subject).toMatch(/from moc\.evil Zoë$/)
  })

  test('a very long name does not make a very long subject', () => {
    const long = dealershipEmail({ ...lead, person: { ...person, name: '😀'.repeat(500) } }, testLeadSite())
    expect([...long.subject]).toHaveLength(200)
  })
})
