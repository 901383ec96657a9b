import type { Lead, LeadCar } from '@forecourt/contracts/leads/stored-lead'
import { deliveredFields } from '@forecourt/domain/leads/delivered-fields'
import { leadCarNote, leadCarStatus } from '@forecourt/domain/leads/lead-car-note'
import { priceLine } from '@forecourt/domain/pricing/price'
import type { LeadSite } from '../compose-lead.ts'
import { leadPrice } from './lead-price.ts'
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
    marketing_consent: marketing ?? null,
    car_status: leadCarStatus(lead) ?? null,
    car_status_at: lead.car_id === undefined || lead.car_unread ? null : (lead.car_read_at ?? created_at),
    car_note: leadCarNote(lead) ?? null,
    car: car
      ? { ...carBody(car, site), status: leadCarStatus(lead), url: carUrl(lead, site), photo: photoUrl(lead, site) }
      : null,
  })
}

/** Its price is the one that the shopper was asked, whichever of the feed's prices that was. */
function carBody({ before_price, offer_price, subscription_price, preorder, ...car }: LeadCar, site: LeadSite) {
  const price = leadPrice({ ...car, before_price, offer_price, subscription_price, preorder }, site)
  return {
    ...car,
    price: price.amount,
    ...(price.kind === 'subscription' && { price_per: 'week' }),
    was_price: price.wasAmount,
    price_text: priceLine(price),
  }
}
