import type { PartName } from '@forecourt/contracts/parts/parts'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormName } from '@forecourt/domain/leads/all-forms'
import { siteForm } from '@forecourt/domain/leads/all-forms'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import type { CarPurpose } from '@forecourt/domain/vehicle/car-status'
import { adfDocument } from '@forecourt/leads/messages/adf-document'
import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
import { webhookBody } from '@forecourt/leads/messages/webhook-body'
import { testLead } from '@forecourt/leads/testing/test-lead'
import { leadText } from '@forecourt/ops/lead-text'
import type { Head } from '@forecourt/shell-api'
import { toHit } from '@forecourt/stock-search/hit'
import * as z from 'zod/mini'
import { VehicleCard } from '../../../../mfe-search/src/card/vehicle-card.tsx'
import { textOf } from '../render-surface.ts'
import { expectedStatus, isForSale, isMade, type Subject } from './subjects.ts'
import { menuModels, mixedModels, modelKey } from './whole-site.ts'
import { forSite, type World } from './world.ts'

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
  /** It says what is special about a car; elsewhere there may be no room. */
  hasNotes?: boolean
}
export const reading = (purpose: CarPurpose, read: Read): Reading => ({ purpose, read })

export const notedReading = (purpose: CarPurpose, read: Read): Reading => ({ purpose, read, hasNotes: true })

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

const dataSchema = z.object({ offers: z.object({ availability: z.string() }) })

const availabilityWords: Readonly<Record<string, string>> = { SoldOut: ' sold ', OutOfStock: '' }

/** What structured data says, in words. */
function availabilityIn({ jsonLd }: Head): string {
  const { data } = dataSchema.safeParse(jsonLd)
  const [name = ''] = data?.offers.availability.split('/').slice(-1) ?? []
  return data ? (availabilityWords[name] ?? ' for sale ') : ''
}

type Address = { path: string; params?: Record<string, string>; query?: string }

type ReadPage = { text: string; head: Head; parts: readonly string[] }
type PageOf = (subject: Subject, world: World) => Promise<ReadPage>

const pageOf =
  ([remote, expose]: readonly [string, string], addressOf: (subject: Subject) => Address): PageOf =>
  async (subject, { render }) => {
    const { html, head, parts } = await render.page(remote, expose, addressOf(subject))
    return { text: textOf(html), head, parts }
  }

/** A page, as people read it. */
export const page = (
  purpose: CarPurpose,
  module: readonly [string, string],
  addressOf: (subject: Subject) => Address,
  more: { hasNotes?: boolean } = {},
): Reading => readingOfPage(purpose, pageOf(module, addressOf), more)

const readingOfPage = (
  purpose: CarPurpose,
  readPage: PageOf,
  {
    hasNotes = false,
    saysSold = false,
  }: { hasNotes?: boolean /** VD-14: SOLD, whatever it is that is not for sale. */; saysSold?: boolean },
): Reading => ({
  hasNotes,
  ...reading(purpose, async (subject, world) => {
    try {
      const { text: words, head } = await readPage(subject, world)
      const inHead = `${head.title} ${head.description} ${availabilityIn(head)}`
      const isSold = expectedStatus(subject.vehicle) === 'sold'
      const isOffered = subject.vehicle && isForSale(subject.vehicle)
      if (!isOffered && / for sale /.test(inHead)) return 'offered'
      if (!isSold && sold.test(inHead)) return 'called sold'
      const text = `${words} ${inHead}`
      const price = subject.vehicle && displayedPrice(subject.vehicle, world.shown)
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
  show: leadText,
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

/**
 * Offered or not there. `mayOmit`: for another reason than the status. Of the stock that was made for the matrix nothing is left out,
 * unless the surface has room for some only.
 */
export const either = (
  purpose: CarPurpose,
  isThere: (subject: Known, world: World) => Promise<boolean | undefined> | boolean | undefined,
  { mayOmit = 'demo' }: { mayOmit?: 'any' | 'demo' } = {},
): Reading =>
  reading(purpose, async ({ vehicle, ...subject }, world) => {
    if (!vehicle) return 'none'
    const found = await isThere({ ...subject, vehicle }, world)
    if (found === undefined) return undefined
    if (found) return 'offered'
    return isForSale(vehicle) && (mayOmit === 'any' || !isMade(vehicle)) ? undefined : 'none'
  })

type Known = Subject & { vehicle: Vehicle }

/** Among the cars of a surface. */
export const among = (
  purpose: CarPurpose,
  slugsOf: (world: World) => Promise<{ has(slug: string): boolean }>,
  more: { mayOmit?: 'any' | 'demo' } = {},
): Reading => either(purpose, async ({ slug }, world) => (await slugsOf(world)).has(slug), more)

const vehicleAddress = ({ slug }: Subject): Address => ({ path: `/cars/${slug}`, params: { slug } })

/** Its page is rendered once for each car, for all readings. */
const vehiclePages = forSite(async () => new Map<string, Promise<ReadPage>>())
const readVehiclePage: PageOf = async (subject, world) => {
  const pages = await vehiclePages(world)
  const known = pages.get(subject.slug) ?? pageOf(['vehicle', './vehicle'], vehicleAddress)(subject, world)
  pages.set(subject.slug, known)
  return known
}

/** The page of a car. VD-14: it says SOLD, whatever it is that is not for sale. */
export const vehiclePage: Reading = readingOfPage('show', readVehiclePage, { hasNotes: true, saysSold: true })

/** A part, on the page of a car. */
export const placed = (part: PartName, purpose: CarPurpose = 'advertise'): Reading =>
  either(purpose, async (subject, world) => (await readVehiclePage(subject, world)).parts.includes(part), {
    mayOmit: 'any',
  })

/** The buttons of the page of a car, on a site that has them. */
export const checkout: Reading = either('buy', async (subject, { renderCheckout }) => {
  const { html } = await renderCheckout.page('vehicle', './vehicle', vehicleAddress(subject))
  return /Reserve for [$]|Buy online/.test(textOf(html))
})

/** A card's own button. */
export const saveButton: Reading = either('keep', ({ vehicle }, { render, shown: { capabilities } }) =>
  capabilities.watchlist || capabilities.favourites
    ? /aria-pressed/.test(render.component(VehicleCard, { hit: toHit(vehicle), nowSeconds: 0, heading: 'h2' as const }))
    : undefined,
)

/** In the menu, which says what a model costs: of one whose cars are all for sale, or none. */
export const inMenu: Reading = either(
  'advertise',
  async ({ vehicle }, world) => {
    const key = modelKey(vehicle)
    return (await mixedModels(world)).has(key) ? undefined : (await menuModels(world)).get(key)
  },
  { mayOmit: 'any' },
)
