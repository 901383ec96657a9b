import * as z from 'zod/mini'
import { departments } from '../departments.ts'
import { date, email, line, mobile, phone, photo, slug, web } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'
import { states } from '../states.ts'

const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day from 00:00 to 23:59, with two digits each'))
/** From when to when something is open within a day. */
export const span = { open: time, close: time }
export const closesAfterOpening = z.refine<{ open: string; close: string }>(
  ({ open, close }) => open < close,
  'hours that close after they open',
)

/** A lunch break, within the day's hours. */
const breakHours = z.optional(z.strictObject({ from: time, to: time }))
/** Said, so that a mistyped time is refused: `close` is on the day after. */
const overnight = z.optional(z.literal(true))

type OpenHours = { open: string; close: string; break?: { from: string; to: string }; overnight?: true }

const openHours = { ...span, break: breakHours, overnight }
const closesInTime = z.refine<OpenHours>(
  ({ open, close, overnight }) => (overnight ? close <= open : open < close),
  'hours that close after they open, or after midnight with "overnight": true',
)
const breaksBetween = z.refine<OpenHours>(
  ({ open, close, overnight, break: pause }) =>
    !pause || (open < pause.from && pause.from < pause.to && (overnight || pause.to < close)),
  'a break within the hours',
)

/** A day on which a place is open, or none. Times are the place's own. */
const dayHours = z.union([z.literal('closed'), z.strictObject(openHours).check(closesInTime, breaksBetween)], {
  error: '"closed", or open and close as times of day such as 08:30',
})

/** All seven days, so that none is left to guess. */
const weekHours = z.strictObject({
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
  sun: dayHours,
})

/** LO-4. A day that is not as its weekday: it wins over `hours`, for every kind that the location has. */
const specialHours = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('closed'), date, reason: line }),
    z.strictObject({ status: z.literal('open'), date, reason: line, ...openHours }).check(closesInTime, breaksBetween),
  ],
  { error: '"open" or "closed"' },
)
export type SpecialHours = z.infer<typeof specialHours>

export const locationSchema = z.strictObject({
  id: slug,
  name: line,
  slug,
  dealership_slug: slug,
  /** What it is for; '' is for everything. */
  location_type: z.enum([...departments, '']),
  /** LO-8. What it does beside that: `buying`. */
  location_subtype: z.optional(z.array(slug).check(z.maxLength(5))),
  /** LO-8. Slugs of the makes that it is a franchise of: `isuzu-ute`. */
  manufacturers: z.optional(z.array(slug).check(z.maxLength(40))),
  image: z.optional(photo),
  /** The one that pages name where they name a single place. */
  primary: z._default(z.boolean(), false),
  /** A hidden location never leaves the server (LO-7, TN-12). */
  visible: z._default(z.boolean(), true),
  address: z.strictObject({
    street: line,
    city: line,
    state: z.enum(states),
    postcode: z.string().check(z.regex(/^\d{4}$/, 'four digits')),
    lat: z.number().check(z.gte(-44), z.lte(-9)),
    long: z.number().check(z.gte(112), z.lte(154)),
    /** LO-8. How a map service knows the place: its id, the page that directions open, and the key of its map, for `{key}` in `map.tiles`. */
    place_id: z.optional(line),
    place_url: z.optional(web),
    map_key: z.optional(line),
  }),
  contact_detail: z.strictObject({
    phone,
    landline_phone: z.optional(phone),
    email: z.optional(email),
    whatsapp: z.optional(mobile),
  }),
  /** By kind; a kind that is not here is not served here. */
  hours: z.optional(
    z.strictObject({ sales: z.optional(weekHours), service: z.optional(weekHours), parts: z.optional(weekHours) }),
  ),
  /** Closed on every public holiday of its state, save where `special_hours` says otherwise. */
  public_holidays: z.optional(z.literal('closed')),
  /** In a tenant's file only what is its own: reading the tenant adds the public holidays. */
  special_hours: z.optional(z.array(specialHours).check(z.maxLength(100))),
  dealer_license_number: z.optional(line),
  repairer_number: z.optional(line),
})
export type Location = z.infer<typeof locationSchema>

/** How the site shows its locations. */
export const locationsSettings = {
  public: {
    /** Street maps, loaded when a shopper asks for one. Without tiles, or with `{key}` in them and no `map_key`, the drawn map is all there is. */
    map: z.optional(
      z.strictObject({
        tiles: z
          .string()
          .check(
            z.regex(
              /^https:\/\/[^\s{}/]+\/(?:[^\s{}]|\{key\})*\{z\}\/\{x\}\/\{y\}(?:[^\s{}]|\{key\})*$/,
              'an https address with {z}/{x}/{y} in it, and {key} for the map_key of an address',
            ),
          ),
        attribution: line,
      }),
    ),
  },
  private: {
    /** TN-12, LO-7. Ids of locations that this site never shows. */
    hidden_locations: z._default(z.array(slug), []),
  },
} satisfies SiteSlice
