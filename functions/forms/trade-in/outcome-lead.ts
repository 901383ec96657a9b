import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import { photosPath } from '@forecourt/domain/trade-in/photos'
import { valuationRows } from '@forecourt/domain/trade-in/valuation-rows'
import { outcomeSubcategory } from '@forecourt/domain/trade-in/words'
import type { NewLead } from '@forecourt/leads/compose-lead'
import { createLead } from '@forecourt/leads/store/create-lead'

type Ended = { site: Site; first: Lead; valuation: Valuation; secret: string; now: Date }

/**
 * Tells the dealership how a valuation ended, by a lead that follows the first: that was delivered at once, since most shoppers stop
 * there. Once for each offer, however often it is sent.
 */
export async function sendOutcome({ site, first, valuation, secret, now }: Ended): Promise<void> {
  const outcome = valuation.state === 'accepted' ? 'accepted' : 'closed'
  const values = { lead_id: first.lead_id, outcome }
  await createLead({
    site,
    lead: outcomeLead(first, { site, valuation, now }),
    request: leadRequestSchema.parse({ form: 'trade-in', values, car_id: first.car_id }),
    idempotencyKey: ['trade-in', first.lead_id, outcome, valuation.offer?.offered_at].join('/'),
    secret,
  })
}

/** TI-2, by the names that dealers' systems know. */
function outcomeLead(first: Lead, { site, valuation, now }: Pick<Ended, 'site' | 'valuation' | 'now'>): NewLead {
  const isAccepted = valuation.state === 'accepted'
  const { rego, regoState, kms, offer, photos = [] } = valuation
  const subcategory = outcomeSubcategory[isAccepted ? 'accepted' : 'closed']
  const { tenant, category, person, dealership_slug, location, car_id, car, car_unread, car_read_at, marketing } = first
  return {
    tenant,
    created_at: now.toISOString(),
    form: 'trade-in-outcome',
    category,
    subcategory,
    follows: first.lead_id,
    person,
    fields: {
      lead_id: first.lead_id,
      form_completed: true,
      offer_accepted: isAccepted,
      kms: String(kms),
      ...(rego !== undefined && { rego }),
      ...(regoState !== undefined && { regoState }),
      ...(photos.length > 0 && { photos: site.url + photosPath(first.lead_id) }),
      ...(offer && { valuation_min: String(offer.min), valuation_max: String(offer.max) }),
    },
    answers: valuationRows(valuation, site),
    additional_services: [],
    // As it was given with the first: systems read a lead without it as no consent.
    marketing,
    dealership_slug,
    location,
    car_id,
    car,
    car_unread,
    car_read_at,
    url: first.url,
    source: 'Website',
    user_agent: first.user_agent,
    lead_attributes: first.lead_attributes,
  }
}
