import * as z from 'zod/mini'
import { comparisonWarning } from '../../finance/comparison-warning.ts'
import { financeProviders } from '../../finance/finance-lender.ts'
import { line, paragraph, slug } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'
import { withDefaults } from '../with-defaults.ts'

const percent = z.number().check(z.gte(0), z.lte(50))
const dollars = z.int().check(z.gte(5000), z.lte(5_000_000))
/** FC-2: whole and half years. */
const years = z.number().check(z.gte(0.5), z.lte(30), z.multipleOf(0.5))
const fee = z.number().check(z.gte(0), z.lte(10_000))

/** FC-1 to FC-6. How the site's calculators differ from the common ones; `domain/finance/calculator/calculator-rules` says what each word means. */
const calculatorSchema = z.strictObject({
  /** FC-1. */
  min_amount: z._default(z.union([z.literal(1000), z.literal(5000)]), 1000),
  /** FC-1: whether a car above $100,000 can be financed up to 105% of its price on its page. */
  above_price: z._default(z.boolean(), false),
  /** FC-2. Years at most, or the only terms that there are. */
  max_term: z._default(z.union([z.literal(5), z.literal(7)]), 7),
  terms: z.optional(z.array(years).check(z.minLength(1), z.maxLength(12))),
  /** FC-2. Years on a vehicle's page; the page of its own begins with 5. */
  default_term: z._default(years, 6),
  /** FC-3. 0.5 to 15, 7.5 to 14.5, 9.95 to 19.95 or 4 to 20 percent. */
  interest_range: z._default(z.enum(['standard', 'narrow', 'high', 'wide']), 'standard'),
  /** FC-3. Percent, in the place of 10 on a vehicle's page and of 8.5 on the page of its own. */
  interest: z.optional(percent),
  interest_locked: z._default(z.boolean(), false),
  /** FC-8. Comparison rates, in percent, that are stated where there is no estimate to work one out from. */
  comparison_range: z._default(z.tuple([percent, percent]), [8.38, 19.42]),
  /** FC-6. Whether a repayment is rounded up to whole dollars. */
  rounds_up: z._default(z.boolean(), false),
})
export type CalculatorSettings = z.infer<typeof calculatorSchema>

/** FE-7. What the dealer discloses, in dollars. */
const feesSchema = z.strictObject({
  establishment: z._default(fee, 0),
  security_registration: z._default(fee, 0),
  monthly_account: z._default(fee, 0),
  agency: z._default(fee, 0),
})
export type DisclosedFees = z.infer<typeof feesSchema>

/** How the site shows what finance costs. All of it has defaults. */
export const financeSettings = {
  public: {
    finance: withDefaults(
      z.strictObject({
        calculator: withDefaults(calculatorSchema),
        warning: z._default(z.literal(comparisonWarning), comparisonWarning),
        fees: withDefaults(feesSchema),
        /** BF-5. The slider of prices: up to where it goes, and the quick options beside it. */
        price_slider: withDefaults(
          z.strictObject({
            max: z._default(dollars, 250_000),
            quick: z._default(
              z.array(dollars).check(z.minLength(1), z.maxLength(20)),
              Array.from({ length: 14 }, (_, index) => (index + 1) * 5000),
            ),
          }),
        ),
        /** FE-7. The comparison rate that the site states for an example loan, which its interest rate and the fees make (`domain/compliance/stated-rates`). */
        example: z.optional(
          z.strictObject({
            interest_rate: percent,
            comparison_rate: percent,
            amount: z._default(z.int().check(z.gte(1000), z.lte(1_000_000)), 30_000),
            term_years: z._default(years, 5),
          }),
        ),
      }),
    ),
  },
  private: {
    /** FE-2. The rule set by which the site shows estimates; without one it shows none. */
    finance_provider: z.nullable(z.enum(financeProviders)),
    finance_rules: withDefaults(
      z.strictObject({
        /** FE-1. The make and the dealerships for which there is no estimate. */
        excluded_make: z.optional(line),
        excluded_dealerships: z._default(z.array(slug), []),
        /** VD-17. For vehicles whose lender brings none. */
        disclaimer: z.optional(paragraph),
      }),
    ),
  },
} satisfies SiteSlice
