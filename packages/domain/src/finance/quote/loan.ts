import { type CreditScore, creditScores, priceBounds, termBounds } from '@forecourt/contracts/finance/loan-bounds'
import type { QuoteRequest } from '@forecourt/contracts/finance/quote'
import { clamp } from '../calculator/clamp.ts'
import { usualTermYears } from '../frequency.ts'

/** What a quick quote is asked for: whole dollars, and years. */
export type Loan = { price: number; term: number; credit: CreditScore }

/** FQ-5. */
export const defaultLoan: Loan = { price: 30_000, term: usualTermYears, credit: 'GREAT' }

/** FQ-5. Whole dollars from 10,000 to 200,000; the default where there is no number. */
export const clampPrice = (dollars: number | undefined): number =>
  dollars === undefined || !Number.isFinite(dollars) ? defaultLoan.price : clamp(Math.round(dollars), priceBounds)

/**
 * FQ-5. Whether lenders quote a car at its price: a quote of another price would mislead, so only what a shopper types is clamped. A
 * car without a price is quoted at what they type.
 */
export const isQuoted = (price: number | undefined): boolean => price === undefined || clampPrice(price) === price

/** FQ-5. Whole years from 1 to 7; the default where there is no number. */
export const clampTerm = (years: number | undefined): number =>
  years === undefined || !Number.isFinite(years) ? defaultLoan.term : clamp(Math.round(years), termBounds)

/** In words, and what a shopper may mean by each. */
export const creditBands = [
  { value: 'GREAT', hint: 'Everything paid on time' },
  { value: 'DECENT', hint: 'A late bill or two' },
  { value: 'POOR', hint: 'Missed payments or a default' },
] as const satisfies readonly { value: CreditScore; hint: string }[]

export const parseCredit = (text: string | null | undefined): CreditScore | undefined =>
  creditScores.find((score) => score === text?.trim().toUpperCase())

/** What YouX knows a car by. */
export type QuoteCar = { year?: number; vin?: string; nvic?: string }

const vehicleNumber = (text: string | undefined) => (text && /^[A-Za-z0-9]{1,30}$/.test(text) ? text : undefined)

/** FQ-4. The request of a loan; what is not known of the car is left out. */
export function quoteRequest({ price, term, credit }: Loan, car: QuoteCar, helper?: string): QuoteRequest {
  const [vin, nvic] = [vehicleNumber(car.vin), vehicleNumber(car.nvic)]
  return {
    selfAssessedCreditScore: credit,
    purchasePrice: clampPrice(price),
    loanTerm: clampTerm(term),
    ...(car.year !== undefined && { year: car.year }),
    ...(vin !== undefined && { vin }),
    ...(nvic !== undefined && { nvic }),
    ...(helper !== undefined && { whoIsHelping: helper }),
  }
}
