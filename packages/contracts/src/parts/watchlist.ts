import * as z from 'zod/mini'
import type { PartRow } from './part.ts'

export const watchlistParts = {
  /** Stores what Save and Compare controls were pressed for, and shows toasts and the compare bar. The shell places it once. */
  garage: { props: z.object({}) },
} as const satisfies Record<string, PartRow>
