import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { leadCarNote } from '@forecourt/domain/leads/lead-car-note'
import { firstContact, leadPlaces } from '@forecourt/domain/leads/routing/lead-places'
import { element, type Markup, xmlDeclaration } from '@forecourt/domain/text/markup'
import { ownLocation } from '@forecourt/domain/vehicle/vehicle-location'
import type { LeadSite } from '../compose-lead.ts'
import { leadPrice, priceRemarks } from './lead-price.ts'
import { carUrl, leadRows, photoUrl } from './lead-rows.ts'

/**
 * LD-14. A lead as ADF 1.0 (Auto-lead Data Format), which lead systems of dealers read: adf, prospect, then requestdate, vehicle,
 * customer, vendor and provider in this order. A lead without a car has no vehicle.
 */
export function adfDocument(lead: Lead, site: LeadSite): string {
  const prospect = element(
    'prospect',
    { status: 'new' },
    element('id', { sequence: 1, source: site.name }, lead.lead_id),
    element('requestdate', {}, lead.created_at),
    vehicle(lead, site),
    customer(lead, site),
    vendor(lead, site),
    provider(site),
  )
  const adf = element('adf', {}, prospect)
  return `${xmlDeclaration}\n<?adf version="1.0"?>\n${adf?.markup}\n`
}

function vehicle(lead: Lead, site: LeadSite): Markup | undefined {
  const { car } = lead
  if (!car) return undefined
  const photo = photoUrl(lead, site)
  const price = leadPrice(car, site)
  return element(
    'vehicle',
    { interest: 'buy', status: car.car_type === 'new' ? 'new' : 'used' },
    element('year', {}, car.year),
    element('make', {}, car.make),
    element('model', {}, car.model),
    element('vin', {}, car.vin),
    element('stock', {}, car.stocknum),
    element('trim', {}, car.badge),
    element('bodystyle', {}, car.body),
    element('transmission', {}, car.trans),
    element('odometer', { status: 'original', units: 'km' }, car.km),
    element('colorcombination', {}, element('exteriorcolor', {}, car.colour)),
    element('imagetag', { alttext: car.name }, photo),
    element('price', { type: 'asking', currency: 'AUD' }, price.amount),
    // ADF has no type for an earlier price, and no unit of one.
    element('pricecomments', {}, priceRemarks(price)),
    element('comments', {}, carUrl(lead, site)),
  )
}

const customer = (lead: Lead, site: LeadSite): Markup | undefined =>
  element(
    'customer',
    {},
    element(
      'contact',
      {},
      element('name', { part: 'first' }, lead.person.name),
      element('name', { part: 'last' }, lead.person.last_name),
      element('email', {}, lead.person.email),
      element('phone', { type: 'voice' }, lead.person.phone_e164 ?? lead.person.phone),
      lead.person.postcode &&
        element('address', {}, element('postalcode', {}, lead.person.postcode), element('country', {}, 'AU')),
    ),
    element('comments', {}, comments(lead, site)),
  )

/** All for which ADF has no element of its own, as the e-mail has it. */
function comments(lead: Lead, site: LeadSite): string {
  const [about = '', ...others] = leadRows(lead, site)
    .filter(({ of }) => of !== 'person')
    .map(({ label, value }) => `${label}: ${value}`)
  const note = leadCarNote(lead)
  return [about, ...(note ? [note] : []), ...others, ...(lead.message ? ['', lead.message] : [])].join('\n')
}

/** The dealership, and of it the department that answers the lead. */
function vendor(lead: Lead, site: LeadSite): Markup | undefined {
  const { name, url, locations } = site
  const { dealership_slug } = lead
  const answering = leadPlaces(
    lead,
    locations.filter((place) => place.dealership_slug === dealership_slug),
  )
  return element(
    'vendor',
    {},
    element('id', { source: name }, dealership_slug),
    element('vendorname', {}, ownLocation({ dealership_slug }, site)?.name ?? name),
    element('url', {}, url),
    element(
      'contact',
      {},
      element('name', { part: 'full', type: 'business' }, answering[0]?.name ?? name),
      element('email', {}, firstContact(answering, 'email')),
      element('phone', { type: 'voice' }, firstContact(answering, 'phone')),
    ),
  )
}

const provider = ({ name, url }: LeadSite): Markup | undefined =>
  element(
    'provider',
    {},
    element('name', { part: 'full', type: 'business' }, name),
    element('service', {}, 'Website'),
    element('url', {}, url),
  )
