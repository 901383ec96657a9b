import * as z from 'zod/mini'
import { isPlainSvg } from './plain-svg.ts'
import { carTypes } from './vehicle.ts'

const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a slug: lower-case letters, digits and hyphens'))
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const path = z.string().check(z.regex(/^\/(?![/\\])[^\s?#]*$/, 'a path that begins with one /'))
const href = z
  .string()
  .check(
    z.regex(/^(\/(?![/\\])|https:\/\/|tel:|mailto:)\S*$/, 'a path, or a https, tel or mailto address'),
    z.refine(isDecodable, 'an address that can be decoded: a % of its own is written %25'),
  )
const web = z.string().check(z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://'))
// On the local platform a site's own address is http://<slug>.localhost:<port>; no tenant's file says so.
const origin = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/[a-z0-9-]+\.localhost:\d+)$/,
      'https:// and a host name, such as https://www.dealer.example',
    ),
  )
const phone = z
  .string()
  .check(
    z.regex(
      /^(\(0[2378]\) \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3})$/,
      'an Australian number, such as (02) 5550 1234, 0491 570 006 or 1800 160 401',
    ),
  )
const email = z.email('an e-mail address')
const mobile = z.string().check(z.regex(/^04\d\d \d{3} \d{3}$/, 'an Australian mobile number, such as 0491 570 006'))
const secret = z
  .string()
  .check(
    z.regex(
      /^ssm:\/[\w/.-]+$/,
      'the name of an SSM parameter, such as ssm:/forecourt/dealer/token, never the secret itself',
    ),
  )

/** Variable fonts that the platform serves; every one has a metric-matched fallback. */
const fontNames = [
  'Hanken Grotesk',
  'Bricolage Grotesque',
  'Figtree',
  'Instrument Sans',
  'Fraunces',
  'Manrope',
] as const
export type FontName = (typeof fontNames)[number]

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
] as const
export type ChipName = (typeof chipNames)[number]

const link = z.strictObject({ label: line, href })

const locationSchema = z.strictObject({
  id: slug,
  name: line,
  slug,
  dealership_slug: slug,
  location_type: z.enum(['sales', 'service', 'parts', '']),
  primary: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
  address: z.strictObject({
    street: line,
    city: line,
    state: z.enum(['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT']),
    postcode: z.string().check(z.regex(/^\d{4}$/, 'four digits')),
    lat: z.number().check(z.gte(-44), z.lte(-9)),
    long: z.number().check(z.gte(112), z.lte(154)),
  }),
  contact_detail: z.strictObject({ phone, email: z.optional(email), whatsapp: z.optional(mobile) }),
  dealer_license_number: z.optional(line),
})
export type Location = z.infer<typeof locationSchema>

const brandSchema = z.strictObject({
  /** From this one colour the whole theme is derived; `themeOf` in the domain says whether it can serve. */
  colour: z.string().check(z.regex(/^(#[0-9a-f]{6}|oklch\([0-9. ]+\))$/i, 'a colour as #rrggbb or oklch(L C H)')),
  heading_font: z.enum(fontNames),
  body_font: z.enum(fontNames),
  /** Pixels: 0 is square, 28 very round. */
  radius: z.int().check(z.gte(0), z.lte(28)),
  density: z._default(z.enum(['airy', 'compact']), 'airy'),
})
export type Brand = z.infer<typeof brandSchema>

/** A tenant: one dealer's site, all of it data (TN-3). Nothing in here is code, and no code asks for a slug. */
export const siteSchema = z.strictObject({
  slug,
  name: line,
  /** The canonical address, without a path: links, canonicals and the edge's domain come from it. */
  url: origin,
  /** A file beside site.json. */
  logo: z.string().check(z.regex(/^[a-z0-9-]+\.svg$/, 'the name of an .svg file')),
  /** The text of that file, put here when the tenant is read: it stands inline, so it can take `currentColor` and tokens. */
  logo_svg: z
    .string()
    .check(z.maxLength(16_000), z.refine(isPlainSvg, 'an <svg> with a viewBox, of plain shapes and attributes')),
  template: z.enum(['quiet', 'bold']),
  manufacturer: z.nullable(line),
  finance_provider: z.nullable(line),
  autograb: z.boolean(),
  redbook: z.boolean(),
  autobot: z.nullable(z.strictObject({ bot_id: line, greeting: line })),
  messaging_token: z.nullable(secret),
  youtube_url: z.nullable(web),

  brand: brandSchema,
  copy: z.strictObject({
    tagline: line,
    /** One line above the header, when there is something to say. */
    announcement: z.optional(line),
    /** Heading of the unfiltered results, and their description for search engines. */
    search_heading: line,
    search_description: line,
    /** What one and several of the things sold are called: `vehicle`, `vehicles`. */
    noun: z.tuple([line, line]),
    no_price: z._default(line, 'Contact us for price'),
    sold: z._default(line, 'JUST SOLD'),
    just_arrived: z._default(line, 'New'),
    footer: line,
  }),
  paths: z._default(z.strictObject({ search: z._default(path, '/search/new-used-and-demo-cars/') }), {
    search: '/search/new-used-and-demo-cars/',
  }),
  menu: z.array(link).check(z.maxLength(8)),
  footer: z.array(z.strictObject({ title: line, links: z.array(link) })).check(z.maxLength(5)),
  phone,

  /** Whose stock the site shows. The first is the site's own. */
  dealerships: z.array(slug).check(z.minLength(1)),
  /** In `locations.json` beside site.json. */
  locations: z.array(locationSchema).check(z.minLength(1)),
  car_types: z.array(z.enum(carTypes)).check(z.minLength(1)),
  item_types: z._default(z.array(line), ['car']),
  sold_window_days: z._default(z.number().check(z.gte(0), z.lte(365)), 3),
  just_arrived_days: z._default(z.number().check(z.gte(0), z.lte(60)), 8),
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
  'copy',
  'paths',
  'menu',
  'footer',
  'phone',
  'dealerships',
  'locations',
  'car_types',
  'item_types',
  'sold_window_days',
  'just_arrived_days',
  'chips',
  'buttons',
] as const satisfies (keyof Site)[]
export type PublicSite = Pick<Site, (typeof publicKeys)[number]>

/** The part of a site that may stand in a page's source. Hidden locations are left out (TN-12). */
export function publicSite(site: Site): PublicSite {
  const seen = new Set<string>(publicKeys)
  const shown = Object.fromEntries(Object.entries(site).filter(([key]) => seen.has(key))) as PublicSite
  return { ...shown, locations: site.locations.filter((location) => location.visible) }
}
