import * as z from 'zod/mini'
import type { SiteSlice } from '../slice.ts'

/** AN-1. Where events go, and whether shoppers are asked first. */
const trackingSchema = z.strictObject({
  consent: z._default(z.enum(['none', 'required']), 'none'),
  sinks: z._default(
    z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('data_layer') }),
        z.strictObject({ kind: z.literal('ga4'), measurement_id: z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/)) }),
        z.strictObject({ kind: z.literal('meta_pixel'), pixel_id: z.string().check(z.regex(/^\d{5,20}$/)) }),
      ]),
    ),
    [],
  ),
})

export const trackingSettings = {
  public: { tracking: z._default(trackingSchema, { consent: 'none', sinks: [] }) },
  private: {},
} satisfies SiteSlice
