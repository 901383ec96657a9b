import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formsSettings } from './forms.ts'

const schema = z.strictObject({ ...formsSettings.public, ...formsSettings.private })

const unsaid = { team: [], services: [] }

test('[LD-2] a site without settings for forms has them all', () => {
  expect(schema.parse({})).toEqual({
    enquiry: {
      message_required: true,
      ask_postcode: false,
      show_location: false,
      terms: false,
      terms_link: '/terms-and-conditions',
      reply_within_hours: 2,
    },
    appointments: { every_minutes: 60, notice_minutes: 120, days_ahead: 14 },
    departments: { sales: unsaid, service: unsaid, parts: unsaid },
    leads: { limits: { per_address: 40, per_site: 600 } },
  })
})

test.each([
  { email: ['sales@dealer.example'] },
  { email: { northgate: ['sales@dealer.example', 'desk@dealer.example'] } },
  { adf: { by: 'email', address: 'leads@crm.example' } },
  { adf: { by: 'webhook', url: 'https://crm.example/adf' } },
  { webhook: { url: 'https://crm.example/leads' } },
  { limits: { per_site: 50 } },
])('[LD-14] leads go by %j', (leads) => {
  expect(schema.safeParse({ leads }).success).toBe(true)
})

test.each([
  { email: [] },
  { email: 'sales@dealer.example' },
  { adf: { by: 'fax', address: '02' } },
  { adf: { by: 'webhook', url: 'http://crm.example/adf' } },
  { webhook: { url: 'https://crm.example/leads', secret: 'x' } },
  { limits: { per_site: 0 } },
])('leads do not go by %j', (leads) => {
  expect(schema.safeParse({ leads }).success).toBe(false)
})
