import * as z from 'zod/mini'
import { carSlug } from '../endpoints/path-params.ts'
import type { PartRow } from './part.ts'

export const financeParts = {
  /** FC-1. The calculator, of a vehicle. */
  'finance-calculator': { props: z.object({ slug: carSlug }) },
} as const satisfies Record<string, PartRow>
