import * as z from 'zod/mini'
import { carTypes } from '../../stock/car-types.ts'
import { href, line, link, paragraph, web } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

/** Actions that a vehicle page can offer (SB-2). */
export const buttonNames = [
  'enquire',
  'test-drive',
  'reserve',
  'purchase',
  'call',
  'email',
  'whatsapp',
  'chat',
  'chat-bot',
  'finance',
  'trade-in',
  'request-photos',
  'location',
  'history',
  'payment-methods',
  'custom',
  'share',
  'print',
] as const
export type ButtonName = (typeof buttonNames)[number]

const paymentMethods = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const

/** VD-8. The sections of a dealer's own words. */
const infoSectionNames = ['included', 'why', 'reserve', 'protect'] as const
const infoSectionSchema = z.strictObject({
  section: z.enum(infoSectionNames),
  paragraphs: z._default(z.array(paragraph).check(z.maxLength(6)), []),
  points: z._default(z.array(line).check(z.maxLength(20)), []),
  link: z.optional(link),
})
export type InfoSection = z.infer<typeof infoSectionSchema>

/** GA-5. External viewers that the platform knows. */
const spinViewerNames = ['spincar'] as const
export type SpinViewerName = (typeof spinViewerNames)[number]

const words = z.array(z.string().check(z.regex(/^\w{1,50}$/))).check(z.maxLength(5))

const postcodes = z.string().check(z.regex(/^\d{4}(-\d{4})?$/, 'a postcode, or a range of them such as 2000-2249'))

/** DL-1. What delivery costs to an area. Of several areas with a postcode the first holds. */
const deliveryAreaSchema = z.strictObject({
  name: line,
  postcodes: z.array(postcodes).check(z.minLength(1), z.maxLength(200)),
  /** Whole dollars; 0 is free. */
  price: z.int().check(z.gte(0), z.lte(20_000)),
})
export type DeliveryArea = z.infer<typeof deliveryAreaSchema>

/** Figures that a ticket can show of a vehicle, each where it is known. */
const ticketFigures = ['tare', 'atm', 'payload', 'length', 'sleeps', 'km', 'built', 'colour'] as const
export type TicketFigure = (typeof ticketFigures)[number]
const ticketLines = z.strictObject({
  title: line,
  /** Of every vehicle: all that a card says, and a ticket without `words`. */
  lines: z.array(line).check(z.minLength(1), z.maxLength(6)),
  /** With them a ticket's lines are those sentences of the vehicle's comments that have one of these words. */
  words: z.optional(z.array(line).check(z.minLength(1), z.maxLength(30))),
})

/** What is in the windscreen: a workshop's sheet, a weighbridge's ticket, a plan of prices. */
const ticketSchema = z.strictObject({
  title: line,
  figures: z._default(z.array(z.enum(ticketFigures)).check(z.maxLength(4)), []),
  /** What a vehicle without has no ticket: one of the figures, or a sentence of its comments. */
  needs: z._default(z.enum(['figure', 'sentence']), 'figure'),
  /** What was done to it, or what its price includes. */
  done: ticketLines,
  /** What was not done, or is not included. */
  not: ticketLines,
})
export type TicketSettings = z.infer<typeof ticketSchema>

const bannerLink = z.strictObject({ label: line, text: z.optional(line), href })

/** How the vehicle page is arranged. */
export const vehicleSettings = {
  public: {
    /** In the order they are shown; the first is the primary one. */
    buttons: z.array(z.enum(buttonNames)).check(z.minLength(1)),
    /** SB-2: the site's own button. */
    custom_button: z.optional(link),
    /** SB-2. The page of the site's chat provider. `replaces_enquire` needs a messaging token (SB-3). */
    chat: z.optional(z.strictObject({ url: web, replaces_enquire: z._default(z.boolean(), false) })),
    /** SB-3: the site's trade-in rule, the conditions of the vehicles against which it takes trade-ins. */
    trade_in_for: z._default(z.array(z.enum(carTypes)), [...carTypes]),
    /** Whole dollars, for a vehicle that is reserved online. */
    reserve_deposit: z._default(z.int().check(z.gte(1), z.lte(10_000)), 200),
    /** RS-3: what a brand promises to who buys a used vehicle. */
    money_back: z.optional(z.strictObject({ title: line, text: paragraph })),
    payment_methods: z._default(z.array(z.enum(paymentMethods)), [...paymentMethods]),
    /** VD-5: a registration that has expired reads "Unregistered"; otherwise nothing is shown of it. */
    show_unregistered: z._default(z.boolean(), false),
    /** VD-8, between the dealer's comments and the features. */
    info_sections: z._default(z.array(infoSectionSchema).check(z.maxLength(4)), []),
    ticket: z.optional(ticketSchema),
    /** VD-9: latest offers, book service, sell your car. */
    vehicle_banner: z._default(z.array(bannerLink).check(z.maxLength(3)), []),
    /** GA-3, GA-4, GA-5. `viewer` shows vehicles by their `spin_code`. */
    spin: z._default(
      z.strictObject({
        first: z._default(z.enum(['spinner', 'gallery']), 'spinner'),
        autorotate: z._default(z.boolean(), true),
        stop_after_turn: z._default(z.boolean(), true),
        viewer: z.optional(z.enum(spinViewerNames)),
      }),
      { first: 'spinner', autorotate: true, stop_after_turn: true },
    ),
    /** DL-3. What shares at Twitter name: `hashtags` without `#`, `related` accounts without `@`. */
    twitter: z._default(z.strictObject({ hashtags: z.optional(words), related: z.optional(words) }), {}),
    /** VD-12: the newest posts of the site's blog, after the similar vehicles. */
    posts_on_vehicle: z._default(z.boolean(), false),
    /** VD-11: similar vehicles load once they are near the view; otherwise with the page. */
    similar_in_view: z._default(z.boolean(), true),
  },
  private: {
    delivery_areas: z._default(z.array(deliveryAreaSchema).check(z.maxLength(100)), []),
    /** PG-6: who says what the market asks. `stock` compares with the site's own vehicles, and says so. */
    market_value: z._default(z.enum(['autograb', 'stock']), 'stock'),
  },
} satisfies SiteSlice
