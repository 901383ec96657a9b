import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** What a quote depends on (2§7), by YouX's names. Prices are whole dollars, terms years. */
const loanShape = {
  selfAssessedCreditScore: z.enum(['GREAT', 'DECENT', 'POOR']),
  purchasePrice: z.int().check(z.gte(10_000), z.lte(200_000)),
  loanTerm: z.int().check(z.gte(1), z.lte(7)),
  year: z.optional(z.int()),
  vin: z.optional(text(30)),
  nvic: z.optional(text(30)),
}

export const youxQuoteInputSchema = z.object({ ...loanShape, whoIsHelping: z.optional(text(80)) })

export const youxCustomerSchema = z.object({
  data: z.object({
    ...loanShape,
    phoneNumber: text(40),
    firstName: text(100),
    lastName: text(100),
    email: text(300),
    subscribe: z.boolean(),
    postCode: z.optional(text(4)),
  }),
  additionalData: z.record(z.string(), z.unknown()),
  /** The same for every attempt to create this customer. */
  idempotencyKey: text(200),
})

export type YouxQuoteInput = z.infer<typeof youxQuoteInputSchema>
export type YouxCustomer = z.infer<typeof youxCustomerSchema>

/** Dollars a week, percent a year. Its terms, in years and dollars, where YouX names them: the specification does not promise that. */
export type YouxQuote = {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number
  loanTerm?: number | undefined
  deposit?: number | undefined
  /** Due with the last repayment. */
  finalPayment?: number | undefined
}

export interface YouxProvider {
  /** Throws `ProviderError`. */
  quote(input: YouxQuoteInput): Promise<YouxQuote>
  /**
   * Makes a customer and returns where the shopper continues, on a host of the allow list. After a `timeout`, an `unavailable` or a
   * `malformed` there may be a customer although the call failed: the key of the next attempt is the same. Throws `ProviderError`.
   */
  createCustomer(customer: YouxCustomer): Promise<{ redirectUrl: string }>
}
