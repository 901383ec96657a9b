import * as z from 'zod/mini'

/** FE-2. The rule sets by which estimates are shown, as the specification letters them. */
export const financeProviders = [
  'provider_a',
  'provider_b',
  'provider_c',
  'provider_d',
  'provider_e',
  'provider_f',
  'provider_g',
] as const
export type FinanceProvider = (typeof financeProviders)[number]

const dollars = z.number().check(z.gte(0), z.lte(100_000_000))
const percent = z.number().check(z.gte(0), z.lte(100))
const term = z.optional(z.number().check(z.gte(0), z.lte(4000)))

/**
 * What one lender offers for one vehicle, as its dealer's feed gives it; names are the specification's (1§3). Dollars and percent; what is
 * unknown is absent.
 */
export const financeLenderSchema = z.object({
  financeProvider: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  deposit: z.optional(dollars),
  termYears: term,
  termMonths: term,
  termWeeks: term,
  interestRate: z.optional(percent),
  comparisonRate: z.optional(percent),
  establishmentFees: z.optional(dollars),
  paymentWeek: z.optional(dollars),
  paymentMonth: z.optional(dollars),
  totalPayable: z.optional(dollars),
  balloon: z.optional(dollars),
  disclaimer: z.optional(z.string().check(z.minLength(1), z.maxLength(5000))),
})
export type FinanceLender = z.infer<typeof financeLenderSchema>

const lenderKey = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,59}$/, 'lower-case letters, digits, - and _'))

/** By lender. */
export const financeLendersSchema = z.record(lenderKey, financeLenderSchema)
export type FinanceLenders = z.infer<typeof financeLendersSchema>

/** FE-6. A lender as shoppers see it: with its fees, deposit and totals filled in. */
export const shownLenderSchema = z.extend(financeLenderSchema, {
  lender: lenderKey,
  deposit: dollars,
  establishmentFees: dollars,
})
export type ShownLender = z.infer<typeof shownLenderSchema>
export const shownLendersSchema = z.object({ lenders: z.array(shownLenderSchema) })

/**
 * FE-4, 1§3. A finance provider's quote for a vehicle, as its dealer's feed stores it: dollars a week, and percent a year. Terms that it
 * does not name are those that the site declares (`quote.terms`).
 */
export const storedQuoteSchema = z.object({
  weeklyRepaymentAmount: dollars,
  advertisedRate: z.optional(percent),
  comparisonRate: z.optional(percent),
  loanTerm: z.optional(z.number().check(z.gt(0), z.lte(30))),
  deposit: z.optional(dollars),
  finalPayment: z.optional(dollars),
})
export type StoredQuote = z.infer<typeof storedQuoteSchema>

/** What a card needs of a lender, to be estimated by the rules of each site that shows it. */
export const cardLenderSchema = z.pick(financeLenderSchema, {
  financeProvider: true,
  deposit: true,
  termYears: true,
  interestRate: true,
  comparisonRate: true,
  establishmentFees: true,
  paymentWeek: true,
  paymentMonth: true,
  balloon: true,
})

/** What a repayment holds by: years, and dollars. */
const estimateTermsSchema = z.object({
  years: z.number().check(z.gt(0), z.lte(4000)),
  deposit: dollars,
  /** Due with the last repayment. */
  balloon: dollars,
  /** That the loan pays too. */
  fee: z.optional(dollars),
  /** Whether the repayment has every fee in it: worked back from a comparison rate. */
  has_fees: z.optional(z.boolean()),
})

/** FE-1 to FE-3. What financing a vehicle costs, as a site shows it: dollars and percent. */
export const financeEstimateSchema = z.object({
  /** Absent where the site's provider counts by the month. */
  weekly: z.optional(dollars),
  monthly: dollars,
  interest_rate: percent,
  comparison_rate: percent,
  terms: estimateTermsSchema,
})
export type FinanceEstimate = z.infer<typeof financeEstimateSchema>
