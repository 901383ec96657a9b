import * as z from 'zod/mini'
import { departments } from '../site/departments.ts'
import type { PartRow } from './part.ts'

const text = z.optional(z.string().check(z.maxLength(300)))

export const locationsParts = {
  /**
   * LO-1, LO-7. The carousel of locations. Names are the specification's; `exclude` and `selectedLocations` are ids between commas.
   */
  'our-locations': {
    props: z.object({
      title: text,
      filter: z.optional(z.enum(departments)),
      manufacturer: text,
      subtype: text,
      primaryLocationId: text,
      exclude: text,
      selectedLocations: text,
    }),
  },
  /** VD-10. The map of one location by its slug; nothing where there is none. */
  'location-map': { props: z.object({ location: z.string() }) },
  /** RV-1. Reviews of the dealer, or of one location by its slug; nothing where they may not be shown. */
  reviews: { props: z.object({ title: text, location: text }) },
  /** OF-1. Offers of today; of one make by its slug. Nothing where there are none. */
  'latest-offers': { props: z.object({ title: text, manufacturer: text }) },
  /** VD-12. The newest posts of the blog; nothing where there are none. */
  'latest-posts': { props: z.object({ title: text }) },
} as const satisfies Record<string, PartRow>
