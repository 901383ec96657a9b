import * as z from 'zod/mini'
import { email, href, line, slug, web } from './fields.ts'
import { withDefaults } from './with-defaults.ts'

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
  /** The challenge's public site key; without one no challenge is asked. */
  challenge_site_key: z.optional(line),
})
export type EnquirySettings = z.infer<typeof enquirySchema>

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
      per_address: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 20),
      per_site: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 600),
    }),
  ),
})
export type LeadSettings = z.infer<typeof leadsSchema>

/** The site's settings for forms and leads. All of them have defaults. */
export const formsSettings = {
  public: { enquiry: withDefaults(enquirySchema) },
  private: { leads: withDefaults(leadsSchema) },
}
