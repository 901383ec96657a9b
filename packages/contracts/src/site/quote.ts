import * as z from 'zod/mini'
import { line, phone } from './fields.ts'
import type { SiteSlice } from './slice.ts'

/** RT-8. The finance page's paths; `/personalised/finance` is there for cars. */
const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'] as const

/** FQ-14. Who lends, as the disclaimers name them. */
const lenderSchema = z.strictObject({ name: line, phone, credit_licence: line })

const quoteSettingsSchema = z.strictObject({
  /** RT-8. Where the site's own links to finance lead. */
  link: z._default(z.enum(financePaths), '/finance'),
  /** FQ-13. */
  ask_postcode: z._default(z.boolean(), false),
  lender: z.optional(lenderSchema),
})
export type QuoteSettings = z.infer<typeof quoteSettingsSchema>

/** The finance page and its quotes. */
export const quoteSettings = {
  public: { quote: z._default(quoteSettingsSchema, { link: '/finance', ask_postcode: false }) },
  private: {},
} satisfies SiteSlice
