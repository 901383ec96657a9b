import * as z from 'zod/mini'
import type { PartRow } from './part.ts'

export const searchParts = {
  /** VD-11. Others like a vehicle. */
  'similar-vehicles': { props: z.object({ slug: z.string() }) },
} as const satisfies Record<string, PartRow>
