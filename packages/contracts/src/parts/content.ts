import * as z from 'zod/mini'
import type { PartRow } from './part.ts'

/** Parts of every document's frame: they are rendered on the server alone, and their HTML stays as it came. */
export const contentParts = {
  /** NV-1. The entries of the header's menu. */
  'site-menu': { props: z.object({}) },
  /** NV-2. The footer's groups. */
  'site-footer': { props: z.object({}) },
  /** NV-1. What the menu's levels show of each make: documents leave it out until the menu is wanted (`laterFrame`). */
  'menu-models': { props: z.object({}) },
} as const satisfies Record<string, PartRow>
