import * as z from 'zod/mini'
import { date, href, line, paragraph, photo, slug } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

const dollars = z.number().check(z.gte(0), z.lte(10_000_000))
const percent = z.number().check(z.gte(0), z.lte(100))
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(6000))

/** OF-1. Names are the specification's; the dates and figures are ours. */
export const offerSchema = z.strictObject({
  id: slug,
  name: line,
  /** Plain text, or HTML of which only the text is shown. */
  description: longText,
  disclaimer: z.optional(longText),
  /** `Finance offer` */
  category: z.optional(line),
  image_url: z.optional(photo),
  /** The picture's text alternative. */
  image_text: z.optional(line),
  /** `override_url` is where "Explore" leads in place of the model's own page. */
  model: z.optional(z.strictObject({ name: line, slug, override_url: z.optional(href) })),
  manufacturer: z.optional(z.strictObject({ name: line, slug })),
  /** OF-3. Slugs of the sites that never show it. */
  excluded_website_ids: z.optional(z.array(slug)),
  /** The first and the last day on which it is shown, where the dealer is. */
  starts: z.optional(date),
  ends: z.optional(date),
  /** Drive away. */
  price: z.optional(z.strictObject({ amount: dollars, was: z.optional(dollars) })),
  /** A repayment needs its comparison rate beside it (ASIC RG 178), and the terms that it holds by. */
  finance: z.optional(
    z.strictObject({
      rate: percent,
      comparison_rate: percent,
      repayment: z.optional(
        z.strictObject({
          weekly: dollars,
          term_years: z.number().check(z.gt(0), z.lte(30)),
          deposit: dollars,
          /** Due with the last repayment. */
          final_payment: dollars,
        }),
      ),
    }),
  ),
  /** Beneath the price: `In stock in Aspley`. */
  note: z.optional(line),
  /** It comes first, and large. */
  featured: z.optional(z.boolean()),
})
export type Offer = z.infer<typeof offerSchema>

export const offersSettings = {
  public: {},
  private: {
    /** In `offers.json` beside site.json, with the words of its page. */
    offers: z._default(z.array(offerSchema).check(z.maxLength(200)), []),
    offers_intro: z.optional(paragraph),
  },
} satisfies SiteSlice
