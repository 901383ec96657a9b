import * as z from 'zod/mini'
import { date, line, photo, slug } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

const stars = z.number().check(z.gte(1), z.lte(5))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(3000))

/** RV-1. Names are the specification's. */
export const reviewSchema = z.strictObject({
  id: slug,
  customer_name: line,
  text: words,
  rating: stars,
  review_date: date,
  reply_text: z.optional(words),
  reply_date: z.optional(date),
  image: z.optional(photo),
  /** The location that it is about; without one it is about the dealer. */
  location_id: z.optional(slug),
})
export type Review = z.infer<typeof reviewSchema>

/** `average_rating` is a string, as the source gives it: `4.7`. */
export const ratingSchema = z.strictObject({
  count: z.int().check(z.gte(1)),
  average_rating: z.string().check(z.regex(/^([1-4](\.\d+)?|5(\.0+)?)$/, 'a number from 1 to 5, such as "4.7"')),
})
export type Rating = z.infer<typeof ratingSchema>

/** In `reviews.json` beside site.json. */
const reviewsFileSchema = z.strictObject({
  /** Where they were written: `Google`. */
  source: line,
  /** They are written for a demonstration: pages say so. */
  is_demonstration: z._default(z.boolean(), false),
  hidden: z._default(z.boolean(), false),
  /** Shown only where the average exceeds it. */
  minimum_rating: z._default(z.number().check(z.gte(0), z.lte(5)), 4),
  /** How many are shown at most. */
  shown: z._default(z.int().check(z.gte(1), z.lte(50)), 12),
  /** Of the dealer as a whole. */
  rating: z.optional(ratingSchema),
  /** By location id. */
  location_ratings: z._default(z.record(slug, ratingSchema), {}),
  reviews: z._default(z.array(reviewSchema).check(z.maxLength(300)), []),
})
export type ReviewsFile = z.infer<typeof reviewsFileSchema>

export const reviewsSettings = {
  public: {},
  private: { reviews: z.optional(reviewsFileSchema) },
} satisfies SiteSlice
