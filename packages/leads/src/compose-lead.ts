import { type FormValue, type LeadCategory, type LeadRequest, leadCategories } from '@forecourt/contracts/leads/lead'
import { type Lead, type LeadCar, leadCarSchema } from '@forecourt/contracts/leads/stored-lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { formAnswers } from '@forecourt/domain/leads/answers/form-answers'
import { formConsent, tickTime } from '@forecourt/domain/leads/consent'
import type { FormDefinition } from '@forecourt/domain/leads/form'
import { leadCategory } from '@forecourt/domain/leads/routing/lead-category'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { phoneNumber } from '@forecourt/domain/shoppers/phone-number'
import { isOwnPath } from '@forecourt/domain/site/safe-url'

/** What leads need of a site. */
export type LeadSite = Pick<
  Site,
  'slug' | 'name' | 'url' | 'dealerships' | 'locations' | 'hidden_locations' | 'enquiry' | 'leads' | 'pricing' | 'copy'
>

/** A lead before it has a place in the table and a delivery. */
export type NewLead = Omit<
  Lead,
  'lead_id' | 'idempotency_key' | 'fingerprint' | 'version' | 'delivery' | 'pending' | 'due_at' | 'failed' | 'erased_at'
>

type Sent = {
  site: LeadSite
  form: FormDefinition
  /** As `validateForm` returned them. */
  values: Record<string, FormValue>
  request: LeadRequest
  /** `unread` where the stock could not be read. */
  car: Vehicle | 'unread' | undefined
  userAgent: string
  challenge?: Lead['challenge']
  now: Date
}

/** LD-1. The lead that a validated form is. */
export function composeLead({ site, form, values, request, car: found, userAgent, challenge, now }: Sent): NewLead {
  const car = found === 'unread' ? undefined : found
  const sending = { now, filledMs: request.filled_ms, tickedAt: request.ticked_at }
  const {
    name,
    last_name,
    email,
    phone,
    postcode,
    message,
    category,
    location,
    location_id,
    dealership_slug,
    additional_services,
    marketing,
    terms_conditions,
    ...fields
  } = values
  const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : undefined)
  const typedPhone = textOf(phone)
  const place = textOf(location) ?? textOf(location_id)
  return {
    tenant: site.slug,
    created_at: now.toISOString(),
    form: form.name,
    ...leadCategory(categoryOf(category) ?? form.category, form.subcategory),
    ...(form.tags && { tags: [...form.tags] }),
    person: {
      name: textOf(name) ?? '',
      last_name: textOf(last_name),
      email: textOf(email),
      phone: typedPhone,
      phone_e164: typedPhone && phoneNumber(typedPhone),
      postcode: textOf(postcode),
    },
    message: textOf(message),
    // TI-3: the forms' own name for the place, which dealers' systems know.
    fields: { ...fields, ...(location_id !== undefined && { location_id }) },
    answers: formAnswers(form, fields),
    additional_services: Array.isArray(additional_services) ? additional_services : [],
    ...(terms_conditions === true && {
      terms_conditions,
      terms_agreed_at: tickTime('terms_conditions', sending).toISOString(),
    }),
    marketing: formConsent(form, values, sending),
    dealership_slug: car?.dealership_slug ?? textOf(dealership_slug) ?? dealershipAt(site, place),
    location: place,
    car_id: car?.id ?? request.car_id,
    ...(car && { car: carSnapshot(car) }),
    ...(found === 'unread' && { car_unread: true as const }),
    page_id: request.page_id,
    url: new URL(isOwnPath(request.url) ? request.url : '/', site.url).href,
    source: 'Website',
    user_agent: userAgent,
    lead_attributes: request.lead_attributes ?? { visited_pages: [], linked_query_params: {} },
    ...(challenge && { challenge }),
  }
}

const categoryOf = (value: FormValue | undefined): LeadCategory | undefined =>
  leadCategories.find((category) => category === value)

/** Of a location that the shopper chose, else the site's own. */
const dealershipAt = ({ locations, dealerships }: LeadSite, location: string | undefined): string =>
  locations.find(({ slug }) => slug === location)?.dealership_slug ?? dealerships[0] ?? ''

/** What a lead keeps of its car. */
export const carSnapshot = ({ reserved, ...car }: Vehicle): LeadCar =>
  leadCarSchema.parse({ ...car, ...(reserved && { reserved }), photo: firstPhoto(car)?.url })
