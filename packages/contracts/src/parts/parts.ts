import type * as z from 'zod/mini'
import { contentParts } from './content.ts'
import { financeParts } from './finance.ts'
import { formsParts } from './forms.ts'
import { locationsParts } from './locations.ts'
import { searchParts } from './search.ts'
import { vehicleParts } from './vehicle.ts'
import { watchlistParts } from './watchlist.ts'

/** Every part there is, by name. Browsers import its types only: a part parses its props itself. */
export const parts = {
  ...searchParts,
  ...formsParts,
  ...watchlistParts,
  ...financeParts,
  ...vehicleParts,
  ...locationsParts,
  ...contentParts,
} as const

export type PartName = keyof typeof parts
export type PartProps<N extends PartName> = z.infer<(typeof parts)[N]['props']>
export type DialogName = { [N in PartName]: (typeof parts)[N] extends { dialog: object } ? N : never }[PartName]
