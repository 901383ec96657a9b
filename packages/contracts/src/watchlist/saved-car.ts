import * as z from 'zod/mini'
import { carId, carSlug } from '../endpoints/path-params.ts'
import { hitSchema } from '../stock/vehicle.ts'

const text = z.string().check(z.minLength(1), z.maxLength(300))

/** WL-6, WL-7, 1§3. A car as a browser keeps it, and as it was when a shopper saved it: without a price, which may change. */
export const favouriteSchema = z.object({
  id: carId,
  name: text,
  slug: carSlug,
  make: text,
  model: text,
  primary_image_url: z.optional(z.string().check(z.maxLength(2000))),
})
export type Favourite = z.infer<typeof favouriteSchema>

/** 1§3: the watchlist is a list of entries with an id, the newest first. */
export const watchlistEntrySchema = z.object({ id: carId, saved_at: z.iso.datetime() })

/** A saved car for the list: as it was when it was saved, and as it is. */
export const savedCarSchema = z.extend(watchlistEntrySchema, {
  /** Whole dollars, as the site showed it then; absent where it showed none. */
  saved_price: z.optional(z.number()),
  car: favouriteSchema,
  /** Absent of one that the site no longer has. */
  hit: z.optional(hitSchema),
})
export type SavedCar = z.infer<typeof savedCarSchema>

/** Cars that one shopper may save on a site. */
export const maxSavedCars = 100

/** WL-7. Cars beside each other. */
export const maxComparedCars = 4
