import { siteLocation } from '@forecourt/content/site-queries/site-locations'
import { offerById } from '@forecourt/content/site-queries/site-offers'
import { findContentPage } from '@forecourt/content/store/site-content'
import type { Site } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { addressText } from '@forecourt/domain/locations/primary-location'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { plainText } from '@forecourt/domain/offers/offer-text'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { type VehicleTicket, vehicleTicket } from '@forecourt/domain/vehicle/ticket/vehicle-ticket'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import type { ShareCard } from '@forecourt/share-picture/card-svg'
import type { CardTicket } from '@forecourt/share-picture/ticket-sheet'
import { findVehicle } from '@forecourt/stock/site-queries/vehicles/find-vehicle'

/** What is drawn of a page; `photo` is an address. */
export type Subject = { card: ShareCard; photo?: string }

type Kind = { pattern: RegExp; find(site: Site, last: string): Promise<Subject> }

const kinds: readonly Kind[] = [
  { pattern: /^\/cars\/([^/]+)$/, find: vehicleSubject },
  { pattern: /^\/locations\/([^/]+)$/, find: locationSubject },
  { pattern: /^\/offers\/(?:[^/]+\/)?([^/]+)$/, find: offerSubject },
]

/** The subject of a page of the site. @throws AppError `not_found` */
export async function findSubject(page: string, site: Site): Promise<Subject> {
  const fixed = fixedSubjects(site)[page]
  if (fixed) return fixed
  for (const { pattern, find } of kinds) {
    const last = pattern.exec(page)?.[1]
    if (last !== undefined) return find(site, last)
  }
  return contentSubject(site, page)
}

/** Pages that are one of their kind. */
function fixedSubjects({ name, slug, copy, home, paths }: Site): Record<string, Subject> {
  const picture = home?.hero.picture
  const photo = picture && { photo: tenantFilePath({ slug }, picture) }
  return {
    '/': { card: { heading: home?.hero.heading ?? name, text: home?.hero.text ?? copy.search_description }, ...photo },
    [paths.search]: { card: { heading: copy.search_heading, text: copy.search_description } },
    '/dealerships': { card: { heading: 'Our Locations', text: name } },
    '/contact-us': { card: { heading: 'Contact us', text: name } },
    '/special-offers': { card: { heading: 'Special offers', text: name } },
  }
}

async function vehicleSubject(site: Site, slug: string): Promise<Subject> {
  const vehicle = await findVehicle(site, slug)
  const asked = displayedPrice(vehicle, site)
  const { type } = asked
  const gone = unavailableLabel(vehicle, 'show')
  const price = gone ? { text: gone } : { text: priceWithUnit(asked), ...(type && { note: type }) }
  const photo = firstPhoto(vehicle)?.url
  const facts = vehicleChips(vehicle, ['km', 'simple_transmission', 'simple_fuel']).join(' · ')
  const ticket = vehicleTicket(vehicle, site)
  return {
    card: { heading: vehicle.name, price, text: facts, ...(ticket && { ticket: ticketCard(ticket) }) },
    ...(photo && { photo }),
  }
}

/** The figures of a ticket, what the market says, what was done and what was not. */
const ticketCard = ({ title, figures, market, done, not }: VehicleTicket): CardTicket => ({
  title,
  rows: [
    ...figures.map(({ label, value }) => ({ kind: 'figure' as const, text: `${label} ${value}` })),
    ...(market ? [{ kind: 'market' as const, ...market }] : []),
    ...done.lines.map((text) => ({ kind: 'done' as const, text })),
    ...not.lines.map((text, at) => ({ kind: 'not' as const, text: at === 0 ? `${not.title} · ${text}` : text })),
  ],
})

async function locationSubject(site: Site, slug: string): Promise<Subject> {
  const { location } = siteLocation(site, slug)
  const photo = location.image && tenantFilePath(site, location.image)
  return { card: { heading: location.name, text: addressText(location) }, ...(photo && { photo }) }
}

async function offerSubject(site: Site, id: string): Promise<Subject> {
  const { name, description, image_url } = offerById(site, id, new Date())
  const photo = image_url && tenantFilePath(site, image_url)
  return { card: { heading: name, text: plainText(description) }, ...(photo && { photo }) }
}

async function contentSubject(site: Site, path: string): Promise<Subject> {
  const page = await findContentPage(site, `path=${encodeURIComponent(path)}`)
  const hero = page.blocks.find((block) => block.kind === 'hero')
  const picture = page.picture ?? hero?.picture
  const heading = hero?.heading ?? page.heading ?? page.title
  return {
    card: { heading, text: page.description },
    ...(picture && { photo: tenantFilePath(site, picture) }),
  }
}
