import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { deliveredFields } from '@forecourt/domain/leads/delivered-fields'
import { leadCarNote, leadCarStatus } from '@forecourt/domain/leads/lead-car-note'
import type { LeadSite } from '../compose-lead.ts'
import { carUrl, leadRows, photoUrl } from './lead-rows.ts'

/** LD-1, LD-14. A lead as a dealer's own system gets it: `fields` has the names that those systems know. The same for every attempt. */
export function webhookBody(lead: Lead, site: LeadSite): string {
  const { lead_id, created_at, person, car, marketing } = lead
  return JSON.stringify({
    event: 'lead.created',
    version: 1,
    lead_id,
    created_at,
    site: { slug: lead.tenant, name: site.name, url: site.url },
    fields: deliveredFields(lead),
    /** The same in words, as the e-mail has it. */
    readable: leadRows(lead, site).map(({ label, value }) => ({ label, value })),
    phone_e164: person.phone_e164,
    service_contact: lead.service_contact,
    marketing_consent: marketing ?? null,
    car_status: leadCarStatus(lead) ?? null,
    car_note: leadCarNote(lead) ?? null,
    car: car ? { ...car, url: carUrl(lead, site), photo: photoUrl(lead, site) } : null,
  })
}
