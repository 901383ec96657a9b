import * as z from 'zod/mini'
import { locationSchema } from '../site/settings/locations.ts'
import { offerSchema } from '../site/settings/offers.ts'
import { ratingSchema, reviewSchema } from '../site/settings/reviews.ts'
import type { Endpoint } from './endpoint.ts'

const none = z.object({})
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'lower-case letters, digits and hyphens'))
const shared = { visibility: 'shared', from: 'load', session: 'none' } as const

/** A location as its page shows it: with all of its hours, and what its customers say where that may be shown (RV-1). */
export const shownLocationSchema = z.extend(locationSchema, { rating: z.optional(ratingSchema) })
export type ShownLocation = z.infer<typeof shownLocationSchema>

/** Reviews that may be shown, newest first. */
export const shownReviewsSchema = z.object({
  source: z.string(),
  is_demonstration: z.boolean(),
  rating: ratingSchema,
  reviews: z.array(reviewSchema),
})
export type ShownReviews = z.infer<typeof shownReviewsSchema>

/** A drawing of the country around locations, in units of its own from the top left corner. */
export const drawnMapSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** SVG path data of the land, and of borders between states. */
  land: z.string(),
  borders: z.string(),
  labels: z.array(z.object({ text: z.string(), x: z.number(), y: z.number(), isState: z.optional(z.boolean()) })),
  pins: z.array(z.object({ slug: z.string(), x: z.number(), y: z.number() })),
  /** How many kilometres a unit is. */
  kmPerUnit: z.number(),
})
export type DrawnMap = z.infer<typeof drawnMapSchema>

/** LO-1, LO-2, LO-5, LO-7. `postcode` gives the area that distances are measured from. */
export const listLocations = {
  method: 'GET',
  path: '/api/locations',
  summary: 'The locations of the site, sales first, then service, then parts',
  params: none,
  query: ['postcode'],
  response: z.object({
    locations: z.array(shownLocationSchema),
    /** Of the postcode; absent where none was given or it is unknown. */
    area: z.optional(z.object({ postcode: z.string(), name: z.string(), lat: z.number(), long: z.number() })),
    map: z.optional(drawnMapSchema),
  }),
  ...shared,
} as const satisfies Endpoint

/** LO-3. One location, with the others of its dealership. */
export const findLocation = {
  method: 'GET',
  path: '/api/locations/{slug}',
  summary: 'One location by its slug',
  params: z.object({ slug }),
  response: z.object({
    location: shownLocationSchema,
    /** Other locations of its dealership. */
    others: z.array(shownLocationSchema),
    reviews: z.optional(shownReviewsSchema),
    map: z.optional(drawnMapSchema),
  }),
  ...shared,
} as const satisfies Endpoint

/** RV-1. Of the dealer; `location` asks for one location's. */
export const listReviews = {
  method: 'GET',
  path: '/api/reviews',
  summary: 'Reviews of the dealer, or of one location',
  params: none,
  query: ['location'],
  response: z.object({ reviews: z.optional(shownReviewsSchema) }),
  ...shared,
} as const satisfies Endpoint

/** OF-1, OF-3. Offers of today, the featured first. */
export const listOffers = {
  method: 'GET',
  path: '/api/offers',
  summary: 'Offers of the site today',
  params: none,
  response: z.object({ intro: z.optional(z.string()), offers: z.array(offerSchema) }),
  ...shared,
} as const satisfies Endpoint

export const findOffer = {
  method: 'GET',
  path: '/api/offers/{id}',
  summary: 'One offer by its id',
  params: z.object({ id: slug }),
  response: offerSchema,
  ...shared,
} as const satisfies Endpoint
