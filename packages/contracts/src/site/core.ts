import * as z from 'zod/mini'
import { ringSchema } from '../releases/release-pointer.ts'
import { brandSchema, layoutSchema } from './brand.ts'
import { defaultPaths } from './default-paths.ts'
import { drawing, line, link, origin, path, phone, secret, slug, web } from './fields.ts'
import { homeSchema, popupSchema } from './home.ts'
import { locationSchema } from './settings/locations.ts'
import type { SiteSlice } from './slice.ts'
import { isPlainSvg } from './validation/plain-svg.ts'

/** TN-10: the rights of a site's request name each of its dealerships, and AWS takes rights of a certain length. Some forty fit. */
const maxNamesLength = 1000
const isWithinNamesLength = (dealerships: readonly string[]): boolean =>
  JSON.stringify(dealerships).length <= maxNamesLength

/** Who the dealer is, how the site looks, and where everything is. */
export const coreSettings = {
  public: {
    slug,
    name: line,
    /** The canonical address, without a path: links, canonicals and the edge's domain come from it. */
    url: origin,
    /** The text of that file, added when the tenant is read. It is inlined, so it can use `currentColor` and tokens. */
    logo_svg: z
      .string()
      .check(z.maxLength(16_000), z.refine(isPlainSvg, 'an <svg> with a viewBox, of plain shapes and attributes')),
    /** How loud the frame is: `quiet` is light, with hairlines; `bold` has heavier headings and a dark foot. */
    template: z.enum(['quiet', 'bold']),
    manufacturer: z.nullable(line),
    autograb: z.boolean(),
    autobot: z.nullable(z.strictObject({ bot_id: line, greeting: line })),
    youtube_url: z.nullable(web),
    brand: brandSchema,
    layout: z._default(layoutSchema, { header: 'bar', footer: 'columns' }),
    /** Without one, `/` leads to the search. */
    home: z.optional(homeSchema),
    popup: z.optional(popupSchema),
    copy: z.strictObject({
      tagline: line,
      /** One line above the header, when there is something to say. */
      announcement: z.optional(line),
      /** Heading of the unfiltered results, and their description for search engines. */
      search_heading: line,
      search_description: line,
      /** Where the dealer sells, as headings end: `in Brisbane`, `on the Northern Beaches`; without it, in the primary location's city. */
      place: z.optional(line),
      /** What one and several of the things sold are called: `vehicle`, `vehicles`. */
      noun: z.tuple([line, line]),
      no_price: z._default(line, 'Contact us for price'),
      sold: z._default(line, 'JUST SOLD'),
      just_arrived: z._default(line, 'New'),
      footer: line,
      /** What a subscription's weekly price includes, beside it: `insurance and servicing included`. */
      price_note: z.optional(line),
    }),
    /**
     * `breadcrumbs`: TN-11, where the steps of a breadcrumb find their searches, when it is not `search`. `garage`: RT-12, the
     * shopper's own page.
     */
    paths: z._default(
      z.strictObject({
        search: z._default(path, defaultPaths.search),
        breadcrumbs: z.optional(path),
        garage: z._default(path, defaultPaths.garage),
      }),
      defaultPaths,
    ),
    /** NV-1. `panel` opens the makes with their models, or the stock by condition and kind; `links` opens a list. */
    menu: z
      .array(
        z.strictObject({
          ...link.shape,
          panel: z.optional(z.enum(['vehicles', 'stock'])),
          links: z.optional(z.array(link).check(z.minLength(1), z.maxLength(10))),
        }),
      )
      .check(z.maxLength(9)),
    /** NV-2. `from` lists what the stock has. */
    footer: z
      .array(
        z.strictObject({
          title: line,
          from: z.optional(z.enum(['bodies', 'models'])),
          links: z._default(z.array(link), []),
        }),
      )
      .check(z.maxLength(5)),
    phone,
    /** Whose stock the site shows. The first is the site's own. */
    dealerships: z
      .array(slug)
      .check(z.minLength(1), z.refine(isWithinNamesLength, `as many as ${maxNamesLength} characters can name`)),
    /** In `locations.json` beside site.json. */
    locations: z.array(locationSchema).check(z.minLength(1)),
  },
  private: {
    /** A file beside site.json. */
    logo: drawing,
    redbook: z.boolean(),
    messaging_token: z.nullable(secret),
    /** Whether the home page may state figures of its own, such as sales; off, a file that does is refused. */
    claims: z._default(z.boolean(), false),
    /** Which promotions of remotes reach this site first; without it a share of all sites is chosen by their slugs. */
    release_ring: z.optional(ringSchema),
  },
} satisfies SiteSlice
