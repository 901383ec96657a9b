import * as z from 'zod/mini'
import { hitSchema } from '../stock/vehicle.ts'

/** The last good answer to the same question, whole: the engine did not answer this time. */
export const staleSchema = z.optional(z.boolean())

export const bucketSchema = z.object({ value: z.string(), count: z.int() })

/**
 * The range of a numeric field and its shape: `counts[i]` vehicles lie in the i-th of equal steps from min to max. Where a
 * few values lie far above all others `max` stops short of them, the last step counts them, and `highest` is the highest.
 */
const histogramSchema = z.object({
  min: z.number(),
  max: z.number(),
  highest: z.optional(z.number()),
  counts: z.array(z.int()),
})

/**
 * SR-6. `facets` are disjunctive: each is counted under every filter but its own. Values come most frequent first,
 * then by name, and conditions as new, demo, used (SR-10). Every value that the listed stock has is there, with a count of 0
 * where the other filters leave none of it; models are those of the chosen makes, or, without one, those that are left. `histograms` follow the same rule for
 * ranges; where less than two different values are left, one spans the whole listed stock, and one without any value is not
 * there. `pages` is at least 1, and `page` is one of them;
 * `ms` is the engine's own time.
 */
export const searchResultSchema = z.object({
  hits: z.array(hitSchema),
  count: z.int(),
  /** SR-12. How many of `count` are on no page: sold vehicles after another sold one, where a site collapses them. */
  collapsed: z.optional(z.int()),
  page: z.int(),
  pages: z.int(),
  ms: z.number(),
  facets: z.record(z.string(), z.array(bucketSchema)),
  histograms: z.record(z.string(), histogramSchema),
  /** By the name of whatever narrows the search (`query` for its words), how many there would be without it. */
  without: z.optional(z.record(z.string(), z.int())),
  /** The search as it was answered, as an address writes it, where some of its words became filters or an order (SR-20). */
  understood: z.optional(z.string()),
  /**
   * LO-5. What the search is near to: as its address has it, its name with state and postcode, and how far each location of a site with
   * several is from it, by the location's id, in words.
   */
  near: z.optional(
    z.object({
      value: z.string(),
      label: z.string(),
      postcode: z.string(),
      name: z.string(),
      distances: z.record(z.string(), z.string()),
    }),
  ),
  /** SR-20. Places that its words may mean too, at most three, each with the query of its search. */
  other_places: z.optional(z.array(z.object({ label: z.string(), query: z.string() }))),
  /** Filters that hold the same as another, so that a page leaves them out. */
  redundant: z.optional(z.array(z.string())),
  stale: staleSchema,
  /** NV-4. Promo cards among the hits; `after` is the number of hits before each. */
  promos: z.optional(
    z.array(z.object({ after: z.int(), title: z.string(), text: z.string(), href: z.string(), button: z.string() })),
  ),
  /** A notice above the results, in a sentence or two: that they are stale, or that part of the query was ignored. */
  notice: z.optional(z.string()),
})

export type SearchResult = z.infer<typeof searchResultSchema>
export type FacetBucket = z.infer<typeof bucketSchema>
export type Histogram = z.infer<typeof histogramSchema>
