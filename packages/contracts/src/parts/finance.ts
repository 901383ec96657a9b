import * as z from 'zod/mini'
import { carId } from '../endpoints/path-params.ts'
import { financeEstimateSchema } from '../finance/finance-lender.ts'
import { quoteSchema } from '../finance/quote.ts'
import type { PartRow } from './part.ts'

export const financeParts = {
  /** FC-1. The calculator, of a vehicle; its price in dollars, and the estimate or the stored quote that the page shows with it. */
  'finance-calculator': {
    props: z.object({
      car_id: carId,
      name: z.string(),
      price: z.optional(z.number()),
      estimate: z.optional(financeEstimateSchema),
      quote: z.optional(quoteSchema),
      /** Whether the page has the part `instant-quote`, with its button, right above. */
      is_below_quote: z.optional(z.boolean()),
    }),
  },
  /** FE-4. What a lender quotes for a vehicle: its stored quote, else asked once it is on the screen and the browser is idle. */
  'instant-quote': {
    props: z.object({
      car_id: carId,
      price: z.optional(z.number()),
      year: z.optional(z.number()),
      vin: z.optional(z.string()),
      nvic: z.optional(z.string()),
      quote: z.optional(quoteSchema),
    }),
  },
  /** FE-6. What the lender of a vehicle's estimate offers; rates in percent. */
  'lender-terms': { props: z.object({ slug: z.string(), interest_rate: z.number(), comparison_rate: z.number() }) },
  /** FQ-3. The finance journey, about a car where its id is given. The loan that was calculated before: dollars, years (RT-8's names). */
  'finance-quote': {
    props: z.object({ car_id: z.optional(carId), price: z.optional(z.number()), loanTerm: z.optional(z.number()) }),
    dialog: { page: '/finance', title: 'Finance pre-approval' },
  },
} as const satisfies Record<string, PartRow>
