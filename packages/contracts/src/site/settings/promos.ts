import * as z from 'zod/mini'
import { date, href, line } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

/** NV-7. A promo, in the specification's names. */
const promoSchema = z.strictObject({
  /** The first and the last day on which it is shown, where the dealer is. */
  start: z.optional(date),
  expiry: z.optional(date),
  /** Positioned ones come first, the lowest position before the others. */
  position: z.optional(z.int().check(z.gte(1))),
  /** Filters of the search that it is for, each with its values; without it, for every search. */
  display: z.optional(z.partialRecord(z.enum(['make', 'model', 'body', 'fuel', 'car_type']), z.array(line))),
  /** Shown only where the search has no other filters. */
  strictDisplay: z._default(z.boolean(), false),
  /** What is shown. */
  node: z.strictObject({ title: line, text: line, href, button: line }),
})
export type Promo = z.infer<typeof promoSchema>

/** NV-4, TN-12. Promo cards among the results. */
export const promoSettings = {
  public: {},
  private: {
    promos: z._default(
      z.strictObject({
        items: z._default(z.array(promoSchema).check(z.maxLength(20)), []),
        /** The number of vehicle cards before each: 3 is the end of the first row of three. */
        positions: z._default(z.array(z.int().check(z.gte(1), z.lte(21))).check(z.maxLength(4)), [3]),
        shuffle: z._default(z.boolean(), false),
      }),
      { items: [], positions: [3], shuffle: false },
    ),
  },
} satisfies SiteSlice
