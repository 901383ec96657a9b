import * as z from 'zod/mini'
import { date, email, line, mobile, phone, slug } from './fields.ts'

const states = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const

const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day from 00:00 to 23:59, with two digits each'))
/** From when to when something is open within a day. */
export const span = { open: time, close: time }
export const closesAfterOpening = z.refine<{ open: string; close: string }>(
  ({ open, close }) => open < close,
  'hours that close after they open',
)

/** A day on which a place is open, or none. Times are the place's own. */
const dayHours = z.union([z.literal('closed'), z.strictObject(span).check(closesAfterOpening)], {
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
    z.strictObject({ status: z.literal('open'), date, reason: line, ...span }).check(closesAfterOpening),
  ],
  { error: '"open" or "closed"' },
)
export type SpecialHours = z.infer<typeof specialHours>

const departments = ['sales', 'service', 'parts'] as const

export const locationSchema = z.strictObject({
  id: slug,
  name: line,
  slug,
  dealership_slug: slug,
  /** What it is for; '' is for everything. */
  location_type: z.enum([...departments, '']),
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
