import type { FormValue, LeadAttributes } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { leadCarStatus } from './lead-car-note.ts'

export type DeliveredFields = Record<string, FormValue | LeadAttributes | undefined>

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** LD-1. A lead by the names that dealers' systems know; what it does not have is undefined. */
export function deliveredFields(lead: Lead): DeliveredFields {
  const { person, car, fields } = lead
  // Systems read either name as consent to marketing.
  const isAgreed = lead.marketing !== undefined
  return {
    ...fields,
    category: lead.category,
    subcategory: lead.subcategory,
    // FQ-15, by the finance provider's names.
    ...(lead.tags && { tags: lead.tags, subscribe: isAgreed }),
    name: person.name,
    last_name: person.last_name,
    email: person.email,
    phone: person.phone,
    postcode: person.postcode,
    message: lead.message,
    location: lead.location,
    dealership_slug: lead.dealership_slug,
    opt_in: isAgreed,
    terms_conditions: lead.terms_conditions,
    additional_services: lead.additional_services,
    ...(car && {
      'Vehicle Make': car.make,
      'Vehicle Model': car.model,
      stock_number: car.stocknum,
      manufacturer_slug: slugOf(car.make),
      car_type: car.car_type,
      vehicle_status: leadCarStatus(lead),
      car_dealership_id: car.dealership_slug,
    }),
    car_id: lead.car_id,
    page_id: lead.page_id,
    url: lead.url,
    source: lead.source,
    user_agent: lead.user_agent,
    lead_attributes: lead.lead_attributes,
  }
}
