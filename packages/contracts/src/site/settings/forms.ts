import * as z from 'zod/mini'
import { email, href, line, paragraph, phone, slug, web } from '../fields.ts'
import { withDefaults } from '../with-defaults.ts'

const enquirySchema = z.strictObject({
  /** LD-2: whether a message has to be written. */
  message_required: z._default(z.boolean(), true),
  ask_postcode: z._default(z.boolean(), false),
  /** LD-2: whether the shopper chooses a location; one alone is chosen by itself (LD-12). */
  show_location: z._default(z.boolean(), false),
  /** LD-15: whether the terms of use have to be ticked, and where they are. */
  terms: z._default(z.boolean(), false),
  terms_link: z._default(href, '/terms-and-conditions'),
  /** LD-15: links to it from the form. */
  privacy_link: z.optional(href),
  /** A line under the form. */
  footer: z.optional(line),
  /** Opening hours within which shoppers get a reply. */
  reply_within_hours: z._default(z.int().check(z.gte(1), z.lte(72)), 2),
  /** The challenge's public site key: a form that is in doubt gets it; without one such a form is refused. */
  challenge_site_key: z.optional(line),
})
export type EnquirySettings = z.infer<typeof enquirySchema>

/** LD-10. Which appointments shoppers can ask for, within the opening hours. */
const appointmentsSchema = z.strictObject({
  every_minutes: z._default(z.int().check(z.gte(15), z.lte(240)), 60),
  /** From now to the first one. */
  notice_minutes: z._default(z.int().check(z.gte(0), z.lte(20_160)), 120),
  days_ahead: z._default(z.int().check(z.gte(1), z.lte(60)), 14),
})
export type AppointmentSettings = z.infer<typeof appointmentsSchema>

/** A department as its page shows it. */
const departmentSchema = z.strictObject({
  intro: z.optional(paragraph),
  team: z._default(
    z.array(z.strictObject({ name: line, role: line, phone: z.optional(phone) })).check(z.maxLength(12)),
    [],
  ),
  /** What a shopper can tick (LD-3). */
  services: z._default(z.array(line).check(z.maxLength(20)), []),
})

const addresses = z.array(email).check(z.minLength(1), z.maxLength(10))

const leadsSchema = z.strictObject({
  /** Who gets leads: the same for all, or by dealership. A dealership that is not named is written to at its location's address. */
  email: z.optional(
    z.union([addresses, z.record(slug, addresses)], {
      error: 'e-mail addresses, or a list of them for each dealership',
    }),
  ),
  /** ADF 1.0, for dealers' lead systems. */
  adf: z.optional(
    z.discriminatedUnion(
      'by',
      [
        z.strictObject({ by: z.literal('email'), address: email }),
        z.strictObject({ by: z.literal('webhook'), url: web }),
      ],
      { error: '"email" with an address, or "webhook" with a url' },
    ),
  ),
  /** Signed JSON. */
  webhook: z.optional(z.strictObject({ url: web })),
  /** Leads that are taken in an hour. */
  limits: withDefaults(
    z.strictObject({
      /** Room for twenty people on one Wi-Fi who send a form twice. */
      per_address: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 40),
      per_site: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 600),
    }),
  ),
})
export type LeadSettings = z.infer<typeof leadsSchema>

/** The site's settings for forms and leads. All of them have defaults. */
export const formsSettings = {
  public: { enquiry: withDefaults(enquirySchema) },
  private: {
    leads: withDefaults(leadsSchema),
    appointments: withDefaults(appointmentsSchema),
    departments: withDefaults(
      z.strictObject({
        sales: withDefaults(departmentSchema),
        service: withDefaults(departmentSchema),
        parts: withDefaults(departmentSchema),
      }),
    ),
  },
}
