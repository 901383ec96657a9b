import * as z from 'zod/mini'
import { carTypes } from '../../stock/car-types.ts'
import { line, picture } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

const chipNames = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'stocknum',
  'colour',
  'seats',
  'sleeps',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
] as const
export type ChipName = (typeof chipNames)[number]

/** Which stock a site shows, and how its cards and results read. */
export const searchSettings = {
  public: {
    car_types: z.array(z.enum(carTypes)).check(z.minLength(1)),
    item_types: z._default(z.array(line), ['car']),
    /** TN-14: a subscription site shows and filters `subscription_price`, by the week. */
    pricing: z._default(z.enum(['purchase', 'subscription']), 'purchase'),
    /** SR-17: how many answers of the site's API a browser keeps; the oldest go first. */
    remembered_answers: z._default(z.int().check(z.gte(1), z.lte(500)), 40),
    /** Whether results are pages, or one list that grows by a button. */
    paging: z._default(z.enum(['pages', 'more']), 'pages'),
    /** VC-3: whether electric and hybrid vehicles in stock are tagged as such. */
    electric_tag: z._default(z.boolean(), true),
    /** VC-3: the badge on used certified vehicles of one make. `badge` is a tenant's own file, `label` says it in words. */
    certified: z.optional(z.strictObject({ make: line, label: line, badge: picture })),
    sold_window_days: z._default(z.number().check(z.gte(0), z.lte(365)), 3),
    just_arrived_days: z._default(z.number().check(z.gte(0), z.lte(60)), 8),
    chips: z._default(z.array(z.enum(chipNames)), ['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum']),
  },
  private: {
    /** SR-7: how many vehicles a page of results has. */
    page_size: z._default(z.int().check(z.gte(6), z.lte(60)), 21),
    /** SR-9: whether a sort by price leaves out what has none. */
    price_above_zero: z._default(z.boolean(), false),
    /** SR-13: how many vehicles the site says it has, where a count is too high to be exact. */
    stock_count: z.optional(z.int().check(z.gte(0))),
    /** SR-12: whether sold vehicles that follow each other in the results show as one. */
    collapse_sold: z._default(z.boolean(), false),
    /** Days since a vehicle was created before it is listed (TN-13). */
    minimum_age_days: z._default(z.int().check(z.gte(0), z.lte(14)), 0),
  },
} satisfies SiteSlice
