import * as z from 'zod/mini'
import type { PartRow } from './part.ts'

export const searchParts = {
  /** VD-11. Others like a vehicle. `hasRepayment`: whether that vehicle's own card says one; so do most of those like it. */
  'similar-vehicles': { props: z.object({ slug: z.string(), hasRepayment: z.optional(z.boolean()) }) },
  /** The vehicles before and after one within the results that its address keeps; nothing where it keeps none. */
  'results-steps': { props: z.object({ slug: z.string() }) },
  /** BF-1 to BF-4. What a repayment buys, on any page. */
  'budget-finder': { props: z.object({}) },
  /** NV-6. The first vehicles of a search, `query`, with a link to all of them. */
  'stock-row': { props: z.object({ title: z.string(), query: z.string(), link: z.string() }) },
} as const satisfies Record<string, PartRow>
