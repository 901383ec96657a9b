import * as z from 'zod/mini'
import {
  cardLenderSchema,
  financeEstimateSchema,
  financeLendersSchema,
  storedQuoteSchema,
} from '../finance/finance-lender.ts'
import { carTypes } from './car-types.ts'

/** in_stock, coming_soon or sold (1§4), ours: withdrawn, when a full feed no longer holds it. */
export const knownStatuses: readonly string[] = ['in_stock', 'coming_soon', 'sold', 'withdrawn']

/** Vehicle advertisements in Australia state which of these a price is. */
export const priceTypes = ['drive_away', 'excl_govt_charges', 'rrp'] as const
export type PriceType = (typeof priceTypes)[number]

const text = z.string().check(z.minLength(1), z.maxLength(20_000))
const word = z.string().check(z.minLength(1), z.maxLength(200))
/** Content networks sign their addresses, which makes them long. */
export const urlSchema = z.string().check(z.minLength(1), z.maxLength(2000))
const dollars = z.number().check(z.gte(0), z.lte(100_000_000))
const share = z.number().check(z.gte(0), z.lte(1))
const count = z.int().check(z.gte(0), z.lte(10_000_000))

export const vehicleImageSchema = z.object({
  image: z.object({ url: urlSchema, thumb: z.optional(z.object({ url: urlSchema })) }),
  /** What the photo shows, for its alternative text: `Front`, `Rear three-quarter`, `Interior`. */
  angle: z.optional(word),
  video: z.optional(z.boolean()),
})

/**
 * GA-2. A spot that a spin explains: where it is seen in the frames that show it. `activeAngle` is the frame's place in
 * `spin_images`; `posX` and `posY` are shares of its width and height. Of the interior, `activeAngle` is 0.
 */
export const hotspotSchema = z.object({
  id: word,
  place: z.enum(['exterior', 'interior']),
  description: word,
  positions: z
    .array(z.object({ activeAngle: z.int().check(z.gte(0)), posX: share, posY: share }))
    .check(z.minLength(1), z.maxLength(100)),
})

/** A specification row as the feed names it, when no field of the schema holds it. */
export const specificationSchema = z.object({ group: word, name: word, value: text })

/**
 * A vehicle as the stock table holds it and the API returns it; names are the specification's (1§3).
 * An unknown value is absent, never null or ''. Prices are whole dollars, dates ISO 8601, timestamps seconds.
 */
export const vehicleSchema = z.object({
  id: word,
  slug: word,
  dealership_slug: word,
  name: word,
  year: z.optional(z.int().check(z.gte(1900), z.lte(2100))),
  make: word,
  model: word,
  badge: z.optional(word),
  series: z.optional(word),
  stocknum: word,
  vin: z.optional(word),
  nvic: z.optional(word),
  regplate: z.optional(word),
  rego_expiry: z.optional(z.iso.date()),
  build_date: z.optional(word),
  compliance_date: z.optional(word),

  /** One of `knownStatuses`; any other word counts as unavailable. */
  status: word,
  car_type: z.enum(carTypes),
  item_type: word,
  tag: z.optional(word),
  /** The dealer's own groups, by which a search can be narrowed: `Tradie`, `First car`. */
  categories: z.optional(z.array(word)),
  /** LO-8. Slugs of the locations at which it can be seen or to which it is delivered (1§3: `location.distribution_locations`). */
  distribution_locations: z.optional(z.array(word)),
  reserved: z.boolean(),
  certified: z.boolean(),
  show_on_dealer_website: z.boolean(),
  sold_date_timestamp: z.optional(z.int()),

  price: z.optional(dollars),
  before_price: z.optional(dollars),
  offer_price: z.optional(dollars),
  subscription_price: z.optional(dollars),
  /** RS-1. Whole dollars, where it is not the site's. */
  reserve_deposit: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  price_type: z.optional(z.enum(priceTypes)),
  preorder: z.boolean(),
  /** What the market asks for such a vehicle, in its state and in the country (1§3: `autograb_data`). */
  state_average_market_price: z.optional(dollars),
  average_market_price: z.optional(dollars),
  finance_lenders: z.optional(financeLendersSchema),
  /** FE-4. */
  youxQuote: z.optional(storedQuoteSchema),

  km: z.optional(count),
  colour: z.optional(word),
  interior_colour: z.optional(word),
  body: z.optional(word),
  trans: z.optional(word),
  drive: z.optional(word),
  fuel: z.optional(word),
  simple_body: z.optional(word),
  simple_drive: z.optional(word),
  simple_fuel: z.optional(word),
  simple_transmission: z.optional(word),
  seats: z.optional(count),
  doors: z.optional(count),
  gearnum: z.optional(count),
  /** VD-21, of its variant: `Sports Automatic Dual Clutch`, `Dual Cab`. */
  geartype: z.optional(word),
  bodyconfiguration: z.optional(word),
  engine_size_litres: z.optional(z.number().check(z.gt(0), z.lte(100))),
  cylinders: z.optional(count),
  power_kw: z.optional(z.number().check(z.gt(0), z.lte(3000))),
  fuelconsumptioncombined: z.optional(z.number().check(z.gt(0), z.lte(200))),
  towingcapacitybraked: z.optional(count),
  ancaprating: z.optional(z.number().check(z.gte(0), z.lte(5))),

  /** VD-16, of what is towed or slept in: millimetres and kilograms. */
  body_width: z.optional(count),
  body_length: z.optional(count),
  tare_weight: z.optional(count),
  axle_type: z.optional(word),
  sleeps: z.optional(count),
  aggregate_trailer_mass: z.optional(count),

  dealercomments: z.optional(text),
  features: z.array(word),
  specifications: z.array(specificationSchema),
  /** VD-21. How another marketplace names it, where that says more than our name. */
  carsales_title: z.optional(word),
  file: z.optional(urlSchema),
  images: z.array(vehicleImageSchema).check(z.maxLength(200)),
  video_url: z.optional(urlSchema),
  /** VD-21. A video at a video service, where the feed names one apart from `video_url`. */
  external_video_url: z.optional(urlSchema),
  /** GA-5. The vehicle's code at an external 3D viewer. */
  spin_code: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  /** The frames of a turn round the vehicle, in order. */
  spin_images: z.optional(z.array(urlSchema).check(z.minLength(1), z.maxLength(100))),
  /** A look round the inside: an equirectangular picture. */
  spin_interior_image: z.optional(urlSchema),
  hotspots: z.optional(z.array(hotspotSchema).check(z.maxLength(100))),
  city: z.optional(word),
  state: z.optional(word),
  /** VD-21. Where a vehicle of a private seller is. */
  private_suburb: z.optional(word),
  private_postcode: z.optional(z.string().check(z.regex(/^\d{4}$/))),

  created_at: z.iso.datetime(),
  created_at_timestamp: z.int(),
  updated_at: z.iso.datetime(),
  /** The order of a search without words (SR-8): higher comes first. */
  custom_rank: z.number(),
})

export type Vehicle = z.infer<typeof vehicleSchema>
export type VehicleImage = z.infer<typeof vehicleImageSchema>
export type Hotspot = z.infer<typeof hotspotSchema>
export type Specification = z.infer<typeof specificationSchema>

/** A vehicle as a site answers it: in the place of its lenders what they mean on that site. Its stored quote where no lender's offer is the estimate. */
export const shownVehicleSchema = z.extend(z.omit(vehicleSchema, { finance_lenders: true }), {
  finance_estimate: z.optional(financeEstimateSchema),
  /** FE-2. Who makes the estimate, in a sentence. */
  finance_note: z.optional(text),
  /** VD-17. */
  finance_disclaimer: z.optional(text),
})
export type ShownVehicle = z.infer<typeof shownVehicleSchema>

/** What a card needs of a vehicle, so that a page of results stays small. */
export const hitSchema = z.extend(
  z.pick(vehicleSchema, {
    id: true,
    slug: true,
    dealership_slug: true,
    name: true,
    year: true,
    make: true,
    model: true,
    badge: true,
    stocknum: true,
    status: true,
    car_type: true,
    item_type: true,
    tag: true,
    reserved: true,
    certified: true,
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    preorder: true,
    state_average_market_price: true,
    average_market_price: true,
    /** FE-4, in an index only, as `finance_lenders`. */
    youxQuote: true,
    km: true,
    colour: true,
    simple_body: true,
    simple_drive: true,
    simple_fuel: true,
    simple_transmission: true,
    seats: true,
    sleeps: true,
    body_length: true,
    tare_weight: true,
    aggregate_trailer_mass: true,
    city: true,
    state: true,
    created_at_timestamp: true,
    sold_date_timestamp: true,
  }),
  {
    /** At most five, the first is the primary photo. */
    images: z.array(vehicleImageSchema).check(z.maxLength(5)),
    photos_count: z.int(),
    /** Whether its page has a video. */
    has_video: z.optional(z.literal(true)),
    /** In an index only: answers have the estimate by the site's own rules in its place. */
    finance_lenders: z.optional(z.record(z.string(), cardLenderSchema)),
    finance_estimate: z.optional(financeEstimateSchema),
  },
)

export type Hit = z.infer<typeof hitSchema>
