import * as z from 'zod/mini'
import { line, phone } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'
import { withDefaults } from '../with-defaults.ts'

/** RT-8. The finance page's paths; `/personalised/finance` is there for cars. */
const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'] as const

/** FQ-14. Who lends, as the disclaimers name them. */
const lenderSchema = z.strictObject({ name: line, phone, credit_licence: line })

const share = z.number().check(z.gte(0), z.lte(90))

/** FQ-14. What the lender's quotes hold by, in percent of the price, where one does not say so itself. */
const quoteTermsSchema = z.strictObject({
  deposit_percent: z._default(share, 10),
  final_payment_percent: z._default(share, 0),
})
export type QuoteTerms = z.infer<typeof quoteTermsSchema>

const quoteSettingsSchema = z.strictObject({
  /** RT-8. Where the site's own links to finance lead. */
  link: z._default(z.enum(financePaths), '/finance'),
  /** FQ-13. */
  ask_postcode: z._default(z.boolean(), false),
  lender: z.optional(lenderSchema),
  terms: withDefaults(quoteTermsSchema),
})
export type QuoteSettings = z.infer<typeof quoteSettingsSchema>

/** The finance page and its quotes. */
export const quoteSettings = {
  public: { quote: withDefaults(quoteSettingsSchema) },
  private: {},
} satisfies SiteSlice
