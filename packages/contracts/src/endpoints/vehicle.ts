import * as z from 'zod/mini'
import { shownVehicleSchema } from '../stock/vehicle.ts'
import type { Endpoint } from './endpoint.ts'
import { carId, carSlug } from './path-params.ts'

/** RT-4. One vehicle of the site's own stock, whole. */
export const vehicle = {
  method: 'GET',
  path: '/api/cars/{slug}',
  summary: 'One vehicle by its slug',
  params: z.object({ slug: carSlug }),
  response: shownVehicleSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** VD-20. The same by its id, for every `?car_id=`; a slug is taken too, which some addresses hold there. */
export const vehicleById = {
  method: 'GET',
  path: '/api/cars-by-id/{id}',
  summary: 'One vehicle by its id or its slug',
  params: z.object({ id: carId }),
  response: shownVehicleSchema,
  mayBeAbsent: true,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

const dollars = z.int().check(z.gte(0))

export const comparableSchema = z.object({
  slug: z.string(),
  name: z.string(),
  badge: z.optional(z.string()),
  image: z.optional(z.string()),
  km: z.optional(z.int()),
  city: z.optional(z.string()),
  price: dollars,
})

/** PG-6. Whatever is not known is absent; PG-1 says when it shows. */
export const gaugeSchema = z.object({
  fill: z.optional(z.number()),
  listing_price: z.optional(z.number()),
  market_range_min: z.optional(z.number()),
  market_range_max: z.optional(z.number()),
  confidence: z.optional(z.number()),
  description: z.optional(z.string()),
  /** Who says so: a provider of market values, or the dealer's own stock. */
  source: z.enum(['autograb', 'stock']),
  /** How the vehicles below were chosen, in words. */
  basis: z.optional(z.string()),
  comparables: z.array(comparableSchema).check(z.maxLength(20)),
})
export type Gauge = z.infer<typeof gaugeSchema>

/** PG-6. The price of a vehicle against the market. */
export const autogauge = {
  method: 'GET',
  path: '/api/cars/{slug}/autogauge',
  summary: 'The price of a vehicle against the market',
  params: z.object({ slug: carSlug }),
  response: gaugeSchema,
  visibility: 'shared',
  from: 'browser',
  session: 'none',
  mayAnswer: ['too_many'],
} as const satisfies Endpoint

/** VD-15. Counts a visitor once a day and answers how many there were. */
export const viewCount = {
  method: 'GET',
  path: '/api/cars/{slug}/view.json',
  summary: 'Counts a view of a vehicle, and answers how many there were',
  params: z.object({ slug: carSlug }),
  query: ['photos_count', 'updated_at', 'website_id'],
  response: z.object({
    views: z.int().check(z.gte(0)),
    /** What of the vehicle may have changed since the page was made. */
    car_fields: z.object({
      id: z.string(),
      status: z.string(),
      price: z.optional(z.number()),
      photos_count: z.int(),
      updated_at: z.string(),
    }),
  }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
  counts: true,
} as const satisfies Endpoint

const shortText = z.string().check(z.minLength(1), z.maxLength(100))

/** SB-6. A shopper asked for the whole phone number. */
export const revealPhone = {
  method: 'POST',
  path: '/api/calls/reveal',
  summary: 'Records that a phone number was revealed',
  params: z.object({}),
  body: z.object({ car_id: carId, dealership_id: shortText, website_id: shortText }),
  /** False for a visitor who counted today. */
  response: z.object({ recorded: z.boolean() }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint

/** DL-1. A place to which the dealer gives no estimate is a normal answer. 404 on a site that has no delivery. */
export const deliveryPrice = {
  method: 'GET',
  path: '/api/delivery/{postcode}',
  summary: 'What delivery costs to a postcode',
  params: z.object({ postcode: z.string().check(z.regex(/^\d{4}$/, 'four digits')) }),
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('priced'), price: dollars, name: z.string() }),
    z.object({ outcome: z.literal('unknown_location') }),
  ]),
  visibility: 'shared',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint

/** DL-4. The vehicle as a file to save. 404 for one that is gone. */
export const vehiclePdf = {
  method: 'GET',
  path: '/api/cars/{slug}/pdf',
  summary: 'One vehicle as a PDF, with photos and the conditions of its price',
  params: z.object({ slug: carSlug }),
  response: z.object({ name: z.string(), base64: z.base64() }),
  visibility: 'shared',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint
