import * as z from 'zod/mini'
import { capabilityNames } from '../site/capabilities.ts'
import { date, drawing, line, photo, searchQuery } from '../site/fields.ts'
import { blockSchemas } from './blocks.ts'

/** What the lists on other pages show of a page. */
const entrySchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.optional(z.string()),
  alt: z.optional(z.string()),
})

export const brandEntrySchema = z.extend(entrySchema, {
  make: z.string(),
  logo: z.optional(z.string()),
  /** RT-17: the link goes past the overview to the brand's stock. */
  skipPage: z.boolean(),
})
export type BrandEntry = z.infer<typeof brandEntrySchema>

export const modelEntrySchema = z.extend(entrySchema, { make: z.string(), model: z.string(), body: z.string() })
export type ModelEntry = z.infer<typeof modelEntrySchema>

export const postEntrySchema = z.extend(entrySchema, {
  published: z.string(),
  author: z.string(),
  category: z.optional(z.string()),
})
export type PostEntry = z.infer<typeof postEntrySchema>

/** A block as pages get it: lists hold their entries, and Markdown is sanitised HTML. */
export const contentBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('brands'), title: z.optional(z.string()), entries: z.array(brandEntrySchema) }),
  z.object({ kind: z.literal('models'), title: z.optional(z.string()), entries: z.array(modelEntrySchema) }),
  /** Every post as it is stored; the first `limit` of those that are shown as it is delivered. */
  z.object({
    kind: z.literal('posts'),
    title: z.optional(z.string()),
    limit: z.optional(z.int()),
    entries: z.array(postEntrySchema),
  }),
  blockSchemas.hero,
  blockSchemas.promo,
  blockSchemas.stats,
  blockSchemas.stock,
  blockSchemas.offers,
  blockSchemas.form,
  blockSchemas.faq,
  blockSchemas.team,
  blockSchemas.video,
  blockSchemas.gallery,
  blockSchemas.columns,
  blockSchemas.terms,
  blockSchemas.why_buy_from_us,
  blockSchemas.sales_this_month,
])
export type ContentBlock = z.infer<typeof contentBlockSchema>

/** The fields above a page's words (front matter). The path of the file is the path of the page. */
export const frontMatterSchema = z.strictObject({
  title: line,
  description: line,
  /** The page's first heading, where it is not the title. A page that begins with a hero has the hero's. */
  heading: z.optional(line),
  picture: z.optional(photo),
  alt: z.optional(z.string().check(z.maxLength(200))),
  /** RT-19. The first and the last day on which the page is there, where the dealer is. */
  start: z.optional(date),
  end: z.optional(date),
  noindex: z.optional(z.boolean()),
  /** TN-4. Without the capability the page is not there. */
  requires: z.optional(z.enum(capabilityNames)),
  /** Of a post. */
  published: z.optional(date),
  author: z.optional(line),
  category: z.optional(line),
  /** The search whose first vehicles follow a post; the newest where it names none. */
  related: z.optional(searchQuery),
  /** Of a brand or a model: as the stock has it. */
  make: z.optional(line),
  model: z.optional(line),
  body: z.optional(line),
  /** Of a brand. */
  logo: z.optional(drawing),
  skipPage: z.optional(z.boolean()),
})
export type FrontMatter = z.infer<typeof frontMatterSchema>

export const contentKinds = ['page', 'post', 'brand', 'model'] as const
export type ContentKind = (typeof contentKinds)[number]

/** A content page as it is stored and delivered. */
export const contentPageSchema = z.object({
  ...frontMatterSchema.shape,
  path: z.string(),
  kind: z.enum(contentKinds),
  blocks: z.array(contentBlockSchema),
  /** Brands of a group's or franchise's menu: beside a brand's page, its models. */
  models: z.optional(z.array(modelEntrySchema)),
  /** The address asks for what is not published, and pages say so: false where the preview is over, and this is what is published. */
  preview: z.optional(z.boolean()),
})
export type ContentPage = z.infer<typeof contentPageSchema>

/** What a list of all pages says of one: for the sitemap, the feed and llms.txt. */
export const contentSummarySchema = z.pick(contentPageSchema, {
  path: true,
  kind: true,
  title: true,
  description: true,
  start: true,
  end: true,
  noindex: true,
  requires: true,
  published: true,
  author: true,
  picture: true,
  skipPage: true,
  make: true,
  model: true,
  body: true,
})
export type ContentSummary = z.infer<typeof contentSummarySchema>
