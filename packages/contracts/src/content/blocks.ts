import * as z from 'zod/mini'
import { href, line, picture, searchQuery } from '../site/fields.ts'

/** Markdown in a dealer's file; sanitised HTML as it is delivered. */
const prose = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000))
/** A picture says what is on it; one that only decorates says so with an empty text. */
const pictured = { picture, alt: z.string().check(z.maxLength(200)) }
const action = z.strictObject({ label: line, href })
const title = z.optional(line)

/** NV-6. The typed blocks of a content page: fenced code of that name in the page's file, with these fields as YAML. */
export const blockSchemas = {
  hero: z.strictObject({
    kind: z.literal('hero'),
    heading: line,
    text: z.optional(line),
    picture: z.optional(picture),
    alt: z._default(z.string().check(z.maxLength(200)), ''),
    actions: z._default(z.array(action).check(z.maxLength(3)), []),
  }),
  promo: z.strictObject({
    kind: z.literal('promo'),
    title,
    tiles: z
      .array(z.strictObject({ title: line, text: line, href, picture: z.optional(picture) }))
      .check(z.minLength(1), z.maxLength(6)),
  }),
  stats: z.strictObject({
    kind: z.literal('stats'),
    items: z.array(z.strictObject({ value: line, label: line })).check(z.minLength(2), z.maxLength(4)),
  }),
  /** RT-17. Every brand of the tenant's `pages/brands/`, or those that are named. */
  brands: z.strictObject({ kind: z.literal('brands'), title, only: z.optional(z.array(line)) }),
  /** RT-18. The models of `pages/models/`: of one make, or all. */
  models: z.strictObject({ kind: z.literal('models'), title, make: z.optional(line) }),
  /** RT-16. Posts of `pages/blog/`, the newest first. */
  posts: z.strictObject({
    kind: z.literal('posts'),
    title,
    category: z.optional(line),
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 50),
  }),
  stock: z.strictObject({ kind: z.literal('stock'), title: line, query: searchQuery, link: line }),
  /** The tenant's offers. */
  offers: z.strictObject({ kind: z.literal('offers'), title, manufacturer: z.optional(line) }),
  /** The form of enquiries, or LD-13's of careers. */
  form: z.strictObject({
    kind: z.literal('form'),
    title: line,
    text: z.optional(line),
    form: z._default(z.enum(['enquiry', 'careers']), 'enquiry'),
  }),
  faq: z.strictObject({
    kind: z.literal('faq'),
    title: line,
    text: z.optional(line),
    items: z.array(z.strictObject({ question: line, answer: prose })).check(z.minLength(1), z.maxLength(30)),
  }),
  team: z.strictObject({
    kind: z.literal('team'),
    title: line,
    people: z
      .array(z.strictObject({ name: line, role: line, text: z.optional(line), picture: z.optional(picture) }))
      .check(z.minLength(1), z.maxLength(24)),
  }),
  /** A video on another site, opened there: nothing of it loads before. */
  video: z.strictObject({
    kind: z.literal('video'),
    title: line,
    href: z.string().check(z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://')),
    ...pictured,
  }),
  gallery: z.strictObject({
    kind: z.literal('gallery'),
    title,
    pictures: z
      .array(z.strictObject({ ...pictured, caption: z.optional(line) }))
      .check(z.minLength(1), z.maxLength(24)),
  }),
  columns: z.strictObject({
    kind: z.literal('columns'),
    title,
    items: z
      .array(z.strictObject({ title: line, text: prose, href: z.optional(href) }))
      .check(z.minLength(2), z.maxLength(6)),
  }),
  terms: z.strictObject({ kind: z.literal('terms'), title, text: prose }),
  why_buy_from_us: z.strictObject({
    kind: z.literal('why_buy_from_us'),
    title: z._default(line, 'Why Buy From Us'),
    text: z.optional(line),
    items: z.array(z.strictObject({ title: line, text: line })).check(z.minLength(2), z.maxLength(6)),
  }),
  /** NV-5, NV-6: counts up through the day, in Brisbane's time. Only where the site's `claims` is on. */
  sales_this_month: z.strictObject({
    kind: z.literal('sales_this_month'),
    title: z._default(line, 'Sales this Month'),
    per_day: z._default(z.int().check(z.gte(1), z.lte(10_000)), 192),
  }),
} as const

export type BlockKind = keyof typeof blockSchemas
export const blockKinds = Object.keys(blockSchemas) as [BlockKind, ...BlockKind[]]

export type AuthoredBlock = z.infer<(typeof blockSchemas)[BlockKind]>
export type BlockOf<K extends BlockKind> = z.infer<(typeof blockSchemas)[K]>
