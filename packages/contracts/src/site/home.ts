import * as z from 'zod/mini'
import { departments } from './departments.ts'
import { date, href, line, link, paragraph, photo, picture, searchQuery } from './fields.ts'
import { closesAfterOpening, span } from './settings/locations.ts'

/** What the hero's stock search can ask for; each is a filter of the search of the same name. */
const searchFields = ['query', 'car_type', 'make', 'model', 'body', 'fuel', 'price', 'km'] as const
export type HeroSearchField = (typeof searchFields)[number]

const heroSchema = z.strictObject({
  heading: line,
  text: z.optional(line),
  /** A tenant's own file. A hero without one is drawn on the accent, but for a `plain` one. */
  picture: z.optional(picture),
  /** `full`: words on a picture from edge to edge. `wide`: under one. `split`: beside a smaller one. `plain`: words alone. */
  look: z.enum(['full', 'wide', 'split', 'plain']),
  /** The background of the words where they are not on the picture. */
  ground: z._default(z.enum(['page', 'accent']), 'page'),
  /** In this order; an empty list shows no search. `query` has a line of its own: above the others where it is first, else below. */
  search: z.array(z.enum(searchFields)).check(z.maxLength(5)),
  /** What a shopper might type, shown in the empty field of `query`: `7 seat SUV under 40k`. */
  example: z.optional(line),
  /** What else there is to do, beside the search. */
  action: z.optional(link),
})

const title = line
/** A figure of the dealer's own, or one that is counted: in the stock, or among the site's places. */
const figure = z.union([
  z.strictObject({ value: line, label: line }),
  z.strictObject({ count: z.enum(['vehicles', 'makes', 'dealerships', 'locations']), label: line }),
])

const soldInHours = z.union(
  [
    z.literal('closed'),
    z.strictObject({ ...span, sold: z.int().check(z.gte(1), z.lte(10_000)) }).check(closesAfterOpening),
  ],
  { error: '"closed", or open and close as times of day such as 08:30, and how many are sold between them' },
)
/** How many are sold in a day: evenly round the clock, or by the weekday while it is open, in Brisbane's time. */
const salesPerDay = z.union(
  [
    z.int().check(z.gte(1), z.lte(10_000)),
    z.strictObject({
      mon: soldInHours,
      tue: soldInHours,
      wed: soldInHours,
      thu: soldInHours,
      fri: soldInHours,
      sat: soldInHours,
      sun: soldInHours,
      /** Days on which none is. In a tenant's file only what is its own: reading it adds those on which all that sells is closed. */
      closed_on: z.optional(z.array(date).check(z.maxLength(100))),
    }),
  ],
  { error: 'a whole number from 1 to 10000, or for each of the days mon to sun "closed" or open, close and sold' },
)

/** RT-23. Data only: what a section shows is known to the page that shows it. */
const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    /**
     * A tile a body type; those that are named, in that order, or all that the stock has. One without a picture is
     * drawn. `strip`: low tiles, the picture beside the words.
     */
    z.strictObject({
      kind: z.literal('body_types'),
      title,
      bodies: z.optional(z.array(line).check(z.minLength(2))),
      pictures: z.optional(z.record(z.string(), photo)),
      look: z._default(z.enum(['tiles', 'strip']), 'tiles'),
    }),
    /** SR-14: the first 20 makes, then "All Makes". */
    z.strictObject({ kind: z.literal('makes'), title }),
    /** BF-1 to BF-4: what a repayment buys. A site of subscriptions shows none. */
    z.strictObject({ kind: z.literal('budget') }),
    /** A row of the vehicles that a search finds, with a link to all of them. */
    z.strictObject({ kind: z.literal('vehicles'), title, query: searchQuery, link: line }),
    z.strictObject({
      kind: z.literal('promos'),
      title: z.optional(line),
      /** `cover`: words on the picture, which every tile then should have. */
      look: z._default(z.enum(['tiles', 'cover']), 'tiles'),
      tiles: z
        .array(z.strictObject({ title, text: line, href, picture: z.optional(picture) }))
        .check(z.minLength(1), z.maxLength(6)),
    }),
    /** The makes that a group sells, as plain typographic marks. */
    z.strictObject({
      kind: z.literal('brands'),
      title,
      brands: z.array(z.strictObject({ name: line, href })).check(z.minLength(2), z.maxLength(60)),
    }),
    /** The group's dealerships, each with its place and its stock. */
    z.strictObject({ kind: z.literal('dealerships'), title, text: z.optional(line) }),
    /** Only where `claims` is on. */
    z.strictObject({ kind: z.literal('stats'), items: z.array(figure).check(z.minLength(2), z.maxLength(4)) }),
    /** NV-5: counts up through the day. Only where `claims` is on. */
    z.strictObject({
      kind: z.literal('sales_counter'),
      title,
      /** The specification's 192 a day where a site does not say. */
      per_day: z._default(salesPerDay, 192),
    }),
    z.strictObject({
      kind: z.literal('words'),
      title,
      paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(6)),
      picture: z.optional(picture),
    }),
    /** What happens first, second and third. */
    z.strictObject({
      kind: z.literal('steps'),
      title,
      steps: z.array(z.strictObject({ title, text: line })).check(z.minLength(2), z.maxLength(4)),
    }),
    /** Where the primary location is, when it is open, and how to call. */
    z.strictObject({ kind: z.literal('visit'), title, text: z.optional(line) }),
    /** LO-1: the carousel of locations, of one department where it says so. */
    z.strictObject({
      kind: z.literal('locations'),
      title: z._default(title, 'Our Locations'),
      department: z.optional(z.enum(departments)),
    }),
    /** OF-1: the first offers of today; nothing where there are none. */
    z.strictObject({ kind: z.literal('offers'), title }),
    /** RV-1: what customers say, where that may be shown. */
    z.strictObject({ kind: z.literal('reviews'), title }),
    /** RT-16: the newest posts of the blog. */
    z.strictObject({ kind: z.literal('posts'), title }),
  ],
  {
    error:
      'a kind of section: "body_types", "makes", "budget", "vehicles", "promos", "brands", "dealerships", "stats", "sales_counter", "words", "steps", "visit", "locations", "offers", "reviews" or "posts"',
  },
)
export type HomeSection = z.infer<typeof sectionSchema>

export const homeSchema = z.strictObject({
  hero: heroSchema,
  /** In this order. */
  sections: z.array(sectionSchema).check(z.maxLength(12)),
})

/** NV-3. One message in a corner of every page: shown until it is closed or its last day is over. Names are the specification's. */
export const popupSchema = z.strictObject({
  title: line,
  description: line,
  /** A tenant's own file. */
  src: z.optional(picture),
  /** The last day on which it is shown, where the dealer is. */
  expiryDate: date,
  linkTo: href,
  buttonText: line,
})
export type Popup = z.infer<typeof popupSchema>
