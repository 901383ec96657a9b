import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { EnquirySettings, LeadSettings } from '@forecourt/contracts/site/settings/forms'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { siteForm } from '@forecourt/domain/leads/all-forms'
import { validateForm } from '@forecourt/domain/leads/answers/validate-form'
import { composeLead } from '../compose-lead.ts'
import type { LeadToCreate } from '../store/create-lead.ts'

type Settings = { enquiry?: Partial<EnquirySettings>; leads?: Partial<LeadSettings> }

/** A site that takes leads, for tests. */
export function testLeadSite({ enquiry, leads }: Settings = {}, fields: Partial<Site> = {}): Site {
  const site = testSite(fields)
  return {
    ...site,
    enquiry: { ...site.enquiry, ...enquiry },
    leads: { ...site.leads, email: ['sales@northgate.example'], ...leads },
  }
}

const shopper = {
  name: 'Zoë',
  last_name: 'Ng',
  email: 'zoe@shopper.example',
  phone: '0491 570 006',
  message: 'Is it still there?',
}

type Given = {
  site?: Site
  car?: Vehicle
  key?: string
  values?: Record<string, string | boolean | string[]>
  now?: Date
}

/** A lead that a shopper sent, as `createLead` takes it. */
export function testLeadToCreate({
  site = testLeadSite(),
  car,
  key = 'key-0000-0000-0001',
  values = {},
  now = new Date(),
}: Given = {}): LeadToCreate {
  const form = siteForm(car ? 'vehicle-enquiry' : 'enquiry', site, { car })
  const category = car ? {} : { category: 'General Enquiry' }
  const request = leadRequestSchema.parse({
    form: form.name,
    values: { ...shopper, ...category, ...values },
    car_id: car?.id,
  })
  const validated = validateForm(form, request.values)
  if ('errors' in validated) throw new Error(JSON.stringify(validated.errors))
  const lead = composeLead({ site, form, request, car, now, userAgent: 'test', values: validated.values })
  return { site, lead, request, idempotencyKey: key, secret: 'secret-of-tests' }
}

/** The same as the table has it, for what reads leads only. */
export function testLead(given: Given & { fields?: Partial<Lead> } = {}): Lead {
  const { lead } = testLeadToCreate(given)
  return {
    ...lead,
    lead_id: 'a'.repeat(32),
    idempotency_key: 'key-0000-0000-0001',
    fingerprint: 'f',
    version: 1,
    delivery: {},
    ...given.fields,
  }
}
