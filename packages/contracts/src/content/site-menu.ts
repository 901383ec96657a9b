import * as z from 'zod/mini'
import { bucketSchema } from '../search/search-result.ts'

const modelSchema = z.object({
  model: z.string(),
  count: z.int(),
  body: z.optional(z.string()),
  /** The lowest price, as the site shows prices: `$33,490`. */
  from: z.optional(z.string()),
  photo: z.optional(z.string()),
})

/** What a site's menu and footer show of its stock: makes with the most vehicles first, each with its most frequent models. */
export const siteMenuSchema = z.object({
  count: z.int(),
  makes: z.array(z.object({ make: z.string(), count: z.int(), models: z.array(modelSchema) })),
  /** The makes with fewer vehicles. */
  moreMakes: z.array(bucketSchema),
  conditions: z.array(bucketSchema),
  bodies: z.array(bucketSchema),
})
export type SiteMenu = z.infer<typeof siteMenuSchema>
