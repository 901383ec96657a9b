import { vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'

/**
 * The fields of a vehicle that a feed sets; the rest (address, name, rank, dates) is derived when it is stored.
 * `created_at` and `sold_at` are ISO 8601: when the dealer first listed it, and when it was sold.
 */
export const feedVehicleSchema = z.extend(
  z.omit(vehicleSchema, {
    slug: true,
    dealership_slug: true,
    name: true,
    simple_body: true,
    simple_drive: true,
    simple_fuel: true,
    simple_transmission: true,
    created_at: true,
    created_at_timestamp: true,
    updated_at: true,
    sold_date_timestamp: true,
    custom_rank: true,
  }),
  { created_at: z.optional(z.iso.datetime()), sold_at: z.optional(z.iso.datetime()) },
)
export type FeedVehicle = z.infer<typeof feedVehicleSchema>
