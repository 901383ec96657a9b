import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormName } from '@forecourt/domain/leads/enquiry-form'
import { siteForm } from '@forecourt/domain/leads/enquiry-form'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import type { CarPurpose } from '@forecourt/domain/vehicle/car-status'
import { adfDocument } from '@forecourt/leads/messages/adf-document'
import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
import { webhookBody } from '@forecourt/leads/messages/webhook-body'
import { testLead } from '@forecourt/leads/testing/test-lead'
import { textOf } from '../render-surface.ts'
import { expectedStatus, type Subject } from './subjects.ts'
import type { World } from './world.ts'

/**
 * `unavailable`: it says that the car is not for sale. `none`: there is nothing of it. `noted`: it is for sale, and more is said.
 * `called sold`: it is not for sale, but was not sold. `at odds`: it says two statuses of one car.
 */
export type Said = 'offered' | 'noted' | 'unavailable' | 'none' | 'called sold' | 'at odds'
type Read = (subject: Subject, world: World) => Promise<Said | undefined> | Said | undefined

/** How a surface answers for a car, and for what it wants one: undefined where it shows this car whatever its status, or cannot. */
export type Reading = {
  purpose: CarPurpose
  read: Read
  /** It takes milliseconds a car. */
  isSlow?: true
  /** It says what is special about a car; elsewhere there may be no room. */
  hasNotes?: boolean
}
export const reading = (purpose: CarPurpose, read: Read): Reading => ({ purpose, read })
export const slowReading = (purpose: CarPurpose, read: Read): Reading => ({ purpose, read, isSlow: true })

// A name may stand right before such a word: the text of a page has no space between two blocks.
const gone = /has been sold|[Nn]o longer (?:available|listed)|SOLD\b|Sold\b|This one is gone|not on our site any more/
const sold = /\bsold\b|Sold\b|SOLD\b/
const dealers = /SOLD when|NO LONGER FOR SALE|NOT ON THE WEBSITE/

/** What a text says of a car; where the text has notes, that of the car must be in it. */
export function saidIn(text: string, vehicle: Vehicle | undefined, hasNotes = false): Said {
  if (gone.test(text)) return expectedStatus(vehicle) !== 'sold' && sold.test(text) ? 'called sold' : 'unavailable'
  const note = vehicle && statusNote(vehicle)
  return hasNotes && note && text.includes(note) ? 'noted' : 'offered'
}

type Address = { path: string; params?: Record<string, string>; query?: string }

/** A page, as people read it. */
export const page = (
  purpose: CarPurpose,
  [remote, expose]: readonly [string, string],
  addressOf: (subject: Subject) => Address,
  {
    hasNotes = false,
    saysSold = false,
  }: { hasNotes?: boolean /** VD-14: SOLD, whatever it is that is not for sale. */; saysSold?: boolean } = {},
): Reading => ({
  hasNotes,
  ...slowReading(purpose, async (subject, { render, shown }) => {
    try {
      const { html } = await render.page(remote, expose, addressOf(subject))
      const text = textOf(html)
      const price = subject.vehicle && displayedPrice(subject.vehicle, shown)
      // Whatever the words are: what has a price is offered. A form may name amounts of its own.
      if (purpose !== 'enquire' && gone.test(text) && price?.amount !== undefined && text.includes(price.text))
        return 'offered'
      const said = saidIn(text, subject.vehicle, hasNotes)
      return said === 'called sold' && saysSold ? 'unavailable' : said
    } catch (error) {
      if (!(error instanceof Error && /answers \{"kind":"(?:notFound|redirect)/.test(error.message))) throw error
      // The enquiry says that the car is gone.
      return error.message.includes('/enquire?car_id=') ? 'unavailable' : 'none'
    }
  }),
})

export const aboutCar =
  (path: string) =>
  ({ id }: Subject): Address => ({ path, query: `car_id=${encodeURIComponent(id)}` })

export const form = (name: FormName): Reading =>
  reading('enquire', ({ vehicle }, { shown }) => {
    if (!vehicle) return undefined
    return siteForm(name, shown, { car: vehicle }).title === 'Find me something similar' ? 'unavailable' : 'offered'
  })

const texts = {
  email: (...lead) => dealershipEmail(...lead).text,
  adf: adfDocument,
  webhook: (...lead) => String(JSON.parse(webhookBody(...lead)).car_note ?? ''),
} satisfies Record<string, typeof adfDocument>

/** Every word that a message has for a status, by whatever name. */
const statusesIn = (value: unknown): Set<unknown> =>
  new Set(
    Object.entries(Object(value)).flatMap(([name, each]) => {
      if (typeof each === 'object' && each !== null) return [...statusesIn(each)]
      return /status$/.test(name) && typeof each === 'string' ? [each] : []
    }),
  )

/** A lead about the car, as its dealer gets it. */
export const target = (name: keyof typeof texts): Reading => ({
  hasNotes: true,
  ...reading('enquire', ({ vehicle, id }, { site }) => {
    const values = { dealership_slug: site.dealerships[0] ?? '' }
    const lead = testLead({ site, values, ...(vehicle && { car: vehicle }), fields: { car_id: id } })
    const text = texts[name](lead, site)
    if (name === 'webhook' && statusesIn(JSON.parse(webhookBody(lead, site))).size !== 1) return 'at odds'
    if (dealers.test(text)) return expectedStatus(vehicle) !== 'sold' && sold.test(text) ? 'called sold' : 'unavailable'
    return /RESERVED|COMING SOON/.test(text) ? 'noted' : 'offered'
  }),
})

/** Offered or not there. */
export const either = (purpose: CarPurpose, isThere: (vehicle: Vehicle, world: World) => boolean): Reading =>
  reading(purpose, ({ vehicle }, world) => (vehicle && isThere(vehicle, world) ? 'offered' : 'none'))

/** What advertises everything at once: of the cars that are old enough for the site (TN-13). */
export const inFeeds: Reading = reading('advertise', async ({ vehicle, slug }, world) => {
  const youngest = Date.now() / 1000 - world.site.minimum_age_days * 86_400
  if (vehicle && vehicle.created_at_timestamp > youngest) return undefined
  return (await world.advertised()).has(slug) ? 'offered' : 'none'
})
