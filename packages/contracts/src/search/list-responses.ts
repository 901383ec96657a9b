import * as z from 'zod/mini'
import { hitSchema } from '../stock/vehicle.ts'
import { bucketSchema, staleSchema } from './search-result.ts'

/** SR-18: the first vehicles of a search. */
export const hitListSchema = z.object({ hits: z.array(hitSchema), stale: staleSchema })
export type HitList = z.infer<typeof hitListSchema>

/** VD-11: up to six others like a vehicle; where there is none, the latest that the site has (VD-13). */
export const similarSchema = z.object({
  kind: z.enum(['similar', 'newest']),
  hits: z.array(hitSchema),
  stale: staleSchema,
})
export type Similar = z.infer<typeof similarSchema>

/**
 * What words that are being typed may become, the best first: `label` is a value of the stock, `kind` what it is in a word
 * (`Make`), and `query` the search with it, as an address writes it, which finds `count` vehicles.
 */
export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ label: z.string(), kind: z.string(), query: z.string(), count: z.int() })),
  stale: staleSchema,
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** A filter's values, as an answer's facets have them. */
export const facetValuesSchema = z.object({ values: z.array(bucketSchema), stale: staleSchema })
export type FacetValues = z.infer<typeof facetValuesSchema>
