import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { type FormName, siteForm } from '@forecourt/domain/leads/all-forms'
import { composeLead } from '@forecourt/leads/compose-lead'
import type { Car, World } from './world.ts'

/** A lead that a shopper sends by a form from the page of a car, as the table has it. */
export function leadOf({ vehicle }: Car, { site }: World, name: FormName): Lead {
  const form = siteForm(name, site, { car: vehicle })
  const request = leadRequestSchema.parse({ form: name, values: {}, car_id: vehicle.id })
  const values = { name: 'Ada', phone: '0491 570 006' }
  const lead = composeLead({ site, form, values, request, car: vehicle, userAgent: 'test', now: new Date() })
  return { ...lead, lead_id: 'l', idempotency_key: 'k', fingerprint: 'f', version: 1, delivery: {} }
}
