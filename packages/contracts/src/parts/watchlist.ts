import * as z from 'zod/mini'
import { hitSchema } from '../stock/vehicle.ts'
import type { PartRow } from './part.ts'

export const watchlistParts = {
  /** Saves a vehicle and puts it beside others (WL-2, WL-7), on a page about it. */
  'vehicle-keep': {
    props: z.object({
      car: z.extend(
        z.pick(hitSchema, {
          id: true,
          slug: true,
          name: true,
          year: true,
          make: true,
          model: true,
          status: true,
          car_type: true,
          price: true,
          offer_price: true,
          subscription_price: true,
          images: true,
        }),
        { images: z.array(z.object({ image: z.object({ url: z.string() }) })) },
      ),
    }),
  },
  /** How many cars are saved, for the header's link. */
  'saved-count': { props: z.object({}) },
} as const satisfies Record<string, PartRow>
