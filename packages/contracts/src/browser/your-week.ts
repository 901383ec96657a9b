import * as z from 'zod/mini'

const dollars = z.int().check(z.gte(0), z.lte(1_000_000))

/** What a shopper can put aside, as their browser keeps it: it is sent nowhere. */
export const yourWeekSchema = z.object({ repayment: dollars, deposit: dollars, period: z.enum(['week', 'month']) })
export type YourWeek = z.infer<typeof yourWeekSchema>

/** The same with the rates, in percent, that the site advertises, and the smallest loan, in dollars, that it estimates (FC-6). */
export type ShownWeek = YourWeek & { interestRate: number; comparisonRate: number; minLoan: number }
