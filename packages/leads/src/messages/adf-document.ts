import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { leadCarNote } from '@forecourt/domain/leads/lead-car-note'
import { knownPrice } from '@forecourt/domain/pricing/price'
import type { LeadSite } from '../compose-lead.ts'
import { element, type Markup } from './element.ts'
import { carUrl, photoUrl } from './lead-rows.ts'

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
    customer(lead),
    vendor(lead, site),
    provider(site),
  )
  const adf = element('adf', {}, prospect)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${adf?.markup}\n`
}

function vehicle(lead: Lead, site: LeadSite): Markup | undefined {
  const { car } = lead
  if (!car) return undefined
  const photo = photoUrl(lead, site)
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
    element('price', { type: 'asking', currency: 'AUD' }, knownPrice(car)),
    element('comments', {}, carUrl(lead, site)),
  )
}

const customer = (lead: Lead): Markup | undefined =>
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
    element('comments', {}, comments(lead)),
  )

/** All for which ADF has no element of its own. */
function comments(lead: Lead): string {
  const { category, subcategory, message, fields, additional_services } = lead
  const note = leadCarNote(lead)
  const others = Object.entries(fields).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
  const services = additional_services.length > 0 ? [`Additional services: ${additional_services.join(', ')}`] : []
  const about = [category, subcategory].filter(Boolean).join(': ')
  return [about, ...(note ? [note] : []), ...(message ? [message] : []), ...others, ...services].join('\n')
}

function vendor({ dealership_slug }: Lead, { name, url, locations }: LeadSite): Markup | undefined {
  const own = locations.filter((place) => place.dealership_slug === dealership_slug)
  const place = own.find(({ primary }) => primary) ?? own[0]
  return element(
    'vendor',
    {},
    element('id', { source: name }, dealership_slug),
    element('vendorname', {}, place?.name ?? name),
    element('url', {}, url),
    element(
      'contact',
      {},
      element('name', { part: 'full', type: 'business' }, place?.name ?? name),
      element('email', {}, place?.contact_detail.email),
      element('phone', { type: 'voice' }, place?.contact_detail.phone),
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
