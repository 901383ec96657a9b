import {
  type FinanceLenders,
  financeLendersSchema,
  type StoredQuote,
  storedQuoteSchema,
} from '@forecourt/contracts/finance/finance-lender'
import { type Hotspot, hotspotSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import type { Reader } from './field-readers.ts'

/** A field that holds JSON. */
const jsonOf =
  <T>(schema: z.ZodMiniType<T>, words: string): Reader<T> =>
  (text) => {
    const parsed = schema.safeParse(parse(text))
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: `must be JSON: ${words}` }
  }

/** The hotspots of a spin. */
export const hotspots: Reader<Hotspot[]> = jsonOf(
  z.array(hotspotSchema),
  'a list of hotspots, each with id, place, description and positions',
)

/** What lenders offer for the vehicle. */
export const financeLenders: Reader<FinanceLenders> = jsonOf(
  financeLendersSchema,
  'an object of lenders, each with interestRate, comparisonRate, paymentWeek and so on as numbers',
)

/** FE-4. What a finance provider has quoted for the vehicle. */
export const storedQuote: Reader<StoredQuote> = jsonOf(
  storedQuoteSchema,
  'an object of weeklyRepaymentAmount, advertisedRate and comparisonRate as numbers',
)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
