import * as z from 'zod/mini'
import { ringSchema } from '../releases/release-pointer.ts'
import { carTypes } from '../stock/vehicle.ts'
import { brandSchema, layoutSchema } from './brand.ts'
import { drawing, line, link, origin, path, phone, picture, secret, slug, web } from './fields.ts'
import { homeSchema, popupSchema } from './home.ts'
import { locationSchema, type SpecialHours } from './locations.ts'
import { isPlainSvg } from './plain-svg.ts'

export type { Brand, FontName, Layout } from './brand.ts'
export type { HeroSearchField, HomeSection, Popup } from './home.ts'
export type { Location, SpecialHours } from './locations.ts'

/** Actions that a vehicle page can offer (SB-2). Later squads add theirs together with the page behind it. */
const buttonNames = ['call', 'email', 'whatsapp', 'location', 'history', 'share', 'print'] as const
export type ButtonName = (typeof buttonNames)[number]

const chipNames = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'stocknum',
  'colour',
  'seats',
  'sleeps',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
] as const
export type ChipName = (typeof chipNames)[number]

/** TN-10: the rights of a site's request name each of its dealerships, and AWS takes rights of a certain length. Some forty fit. */
const maxNamesLength = 1000
const isWithinNamesLength = (dealerships: readonly string[]): boolean =>
  JSON.stringify(dealerships).length <= maxNamesLength

/** A tenant: one dealer's site, all of it data (TN-3). Nothing in here is code, and no code asks for a slug. */
export const siteSchema = z.strictObject({
  slug,
  name: line,
  /** The canonical address, without a path: links, canonicals and the edge's domain come from it. */
  url: origin,
  /** A file beside site.json. */
  logo: drawing,
  /** The text of that file, put here when the tenant is read: it stands inline, so it can take `currentColor` and tokens. */
  logo_svg: z
    .string()
    .check(z.maxLength(16_000), z.refine(isPlainSvg, 'an <svg> with a viewBox, of plain shapes and attributes')),
  /** How loud the frame is: `quiet` is light, with hairlines; `bold` has heavier headings and a dark foot. */
  template: z.enum(['quiet', 'bold']),
  manufacturer: z.nullable(line),
  finance_provider: z.nullable(line),
  autograb: z.boolean(),
  redbook: z.boolean(),
  autobot: z.nullable(z.strictObject({ bot_id: line, greeting: line })),
  messaging_token: z.nullable(secret),
  youtube_url: z.nullable(web),

  brand: brandSchema,
  layout: z._default(layoutSchema, { header: 'bar', footer: 'columns' }),
  /** Without one, `/` leads to the search. */
  home: z.optional(homeSchema),
  popup: z.optional(popupSchema),
  copy: z.strictObject({
    tagline: line,
    /** One line above the header, when there is something to say. */
    announcement: z.optional(line),
    /** Heading of the unfiltered results, and their description for search engines. */
    search_heading: line,
    search_description: line,
    /** Where the dealer sells, as headings end: `in Brisbane`, `on the Northern Beaches`; without it, in the primary location's city. */
    place: z.optional(line),
    /** What one and several of the things sold are called: `vehicle`, `vehicles`. */
    noun: z.tuple([line, line]),
    no_price: z._default(line, 'Contact us for price'),
    sold: z._default(line, 'JUST SOLD'),
    just_arrived: z._default(line, 'New'),
    footer: line,
    /** What a subscription's weekly price includes, beside it: `insurance and servicing included`. */
    price_note: z.optional(line),
  }),
  /** `breadcrumbs`: TN-11, where the steps of a breadcrumb find their searches, when it is not `search`. */
  paths: z._default(
    z.strictObject({
      search: z._default(path, '/search/new-used-and-demo-cars/'),
      breadcrumbs: z.optional(path),
    }),
    { search: '/search/new-used-and-demo-cars/' },
  ),
  menu: z.array(link).check(z.maxLength(8)),
  footer: z.array(z.strictObject({ title: line, links: z.array(link) })).check(z.maxLength(5)),
  phone,

  /** Whose stock the site shows. The first is the site's own. */
  dealerships: z
    .array(slug)
    .check(z.minLength(1), z.refine(isWithinNamesLength, `as many as ${maxNamesLength} characters can name`)),
  /** In `locations.json` beside site.json. */
  locations: z.array(locationSchema).check(z.minLength(1)),
  car_types: z.array(z.enum(carTypes)).check(z.minLength(1)),
  item_types: z._default(z.array(line), ['car']),
  /** TN-14: a subscription site shows and filters `subscription_price`, by the week. */
  pricing: z._default(z.enum(['purchase', 'subscription']), 'purchase'),
  /** SR-9: whether a sort by price leaves out what has none. */
  price_above_zero: z._default(z.boolean(), false),
  /** SR-13: how many vehicles the site says it has, where a count is too high to be exact. */
  stock_count: z.optional(z.int().check(z.gte(0))),
  /** SR-17: how many answers of the site's API a browser keeps; the oldest go first. */
  remembered_answers: z._default(z.int().check(z.gte(1), z.lte(500)), 40),
  /** SR-12: whether sold vehicles that follow each other in the results show as one. */
  collapse_sold: z._default(z.boolean(), false),
  /** VC-3: whether electric and hybrid vehicles in stock are tagged as such. */
  electric_tag: z._default(z.boolean(), true),
  /** VC-3: the badge on used certified vehicles of one make. `badge` is a tenant's own file, `label` says it in words. */
  certified: z.optional(z.strictObject({ make: line, label: line, badge: picture })),
  /** Whether the home page may state figures of its own, such as sales; off, a file that does is refused. */
  claims: z._default(z.boolean(), false),
  sold_window_days: z._default(z.number().check(z.gte(0), z.lte(365)), 3),
  just_arrived_days: z._default(z.number().check(z.gte(0), z.lte(60)), 8),
  /** Which promotions of remotes reach this site first; without it a share of all sites is chosen by their slugs. */
  release_ring: z.optional(ringSchema),
  /** Days since a vehicle was created before it is listed (TN-13). */
  minimum_age_days: z._default(z.int().check(z.gte(0), z.lte(14)), 0),
  chips: z._default(z.array(z.enum(chipNames)), ['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum']),
  /** In the order they stand; the first is the primary one. */
  buttons: z.array(z.enum(buttonNames)).check(z.minLength(1)),
})

/** A tenant's whole configuration, as validated. Holds what is nobody else's business: only `PublicSite` leaves the server. */
export type Site = z.infer<typeof siteSchema>

/** What pages may know of a site. A field that is not named here stays on the server. */
const publicKeys = [
  'slug',
  'name',
  'url',
  'logo_svg',
  'template',
  'manufacturer',
  'autograb',
  'autobot',
  'youtube_url',
  'brand',
  'layout',
  'home',
  'popup',
  'copy',
  'paths',
  'menu',
  'footer',
  'phone',
  'dealerships',
  'locations',
  'car_types',
  'item_types',
  'pricing',
  'remembered_answers',
  'electric_tag',
  'certified',
  'sold_window_days',
  'just_arrived_days',
  'chips',
  'buttons',
] as const satisfies (keyof Site)[]
export type PublicSite = Pick<Site, (typeof publicKeys)[number]>

/** How far ahead a page can tell of special days. */
const specialHoursDaysAhead = 45
const dayMs = 86_400_000
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * The part of a site that may stand in a page's source. Hidden locations are left out (TN-12), and so are most hours: two
 * years of holidays at every place of a group are more than all else together. Of the primary location, and of every one
 * where there is one dealership, the week stays and the special days of the next weeks, which the home page shows.
 */
export function publicSite(site: Site, nowMs: number = Date.now()): PublicSite {
  const seen = new Set<string>(publicKeys)
  const shown = Object.fromEntries(Object.entries(site).filter(([key]) => seen.has(key))) as PublicSite
  // A day more at both ends, since a day begins elsewhere on the earth at another time.
  const [from, to] = [isoDay(nowMs - dayMs), isoDay(nowMs + specialHoursDaysAhead * dayMs)]
  const isNear = ({ date }: SpecialHours) => date >= from && date <= to
  const locations = site.locations.filter((location) => location.visible)
  return {
    ...shown,
    locations: locations.map(({ hours, special_hours, public_holidays: _, ...location }) => ({
      ...location,
      ...((location.primary || site.dealerships.length === 1) &&
        hours && { hours, special_hours: special_hours?.filter(isNear) }),
    })),
  }
}
