import * as z from 'zod/mini'
import { line } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

/** VC-4: what a vehicle must be, beside being in stock, to be saved or compared. */
const offeredOn = ['used', 'priced', 'pictured'] as const
export type OfferedOn = (typeof offeredOn)[number]

const watchlistSchema = z.strictObject({
  offered_on: z._default(z.array(z.enum(offeredOn)), []),
  /** RT-12: what the site calls the shopper's own page at `paths.garage`. */
  garage_name: z._default(line, 'My garage'),
  /** The heading of the list of saved cars. */
  list_name: z._default(line, 'Saved cars'),
})

/** Saved cars, the garage and comparing. */
export const watchlistSettings = {
  public: {
    watchlist: z._default(watchlistSchema, {
      offered_on: [],
      garage_name: 'My garage',
      list_name: 'Saved cars',
    }),
  },
  private: {},
} satisfies SiteSlice
