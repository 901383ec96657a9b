import { frequencies, usualTermYears } from '../frequency.ts'

export type BudgetPeriod = 'week' | 'month'

/** BF-1. What a shopper can put aside, in whole dollars. */
export type Budget = { repayment: number; deposit: number; period: BudgetPeriod }

const defaultRepayments = { week: 200, month: 600 } as const satisfies Record<BudgetPeriod, number>
const defaultDeposit = 2000
export const maxBudgetInput = 1_000_000

export const defaultRepayment = (period: BudgetPeriod): number => defaultRepayments[period]

/** BF-1. An input within its bounds; what is no number is 0. */
export const budgetInput = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(maxBudgetInput, Math.max(0, Math.round(value)))

/** BF-1. What a budget comes to in all, and the part of it that is repaid. */
export function budgetOf({ repayment, deposit, period }: Budget): { total: number; repaid: number } {
  const repaid = repayment * frequencies[period].perYear * usualTermYears
  return { total: Math.round(repaid + deposit), repaid }
}

/** BF-4. Vehicles at or below it are left out of a search by budget. */
const minBudgetPrice = 1000
/** BF-3. Where the results have no highest price. */
const fallbackMaxPrice = 100_000

/** BF-4. The prices that a budget counts: above $1,000 and up to what it buys. */
export const budgetPrices = (price: number): { min: number; max: number } => ({
  min: minBudgetPrice + 1,
  max: Math.max(minBudgetPrice + 1, price),
})

/** BF-3. The prices to search: those that the budget counts, capped at the results' highest price. */
export const searchedPrices = (price: number, highest: number = fallbackMaxPrice): { min: number; max: number } =>
  budgetPrices(Math.min(price, highest))

const digits = (text: string | null): number | undefined => {
  const found = text?.replaceAll(/[^\d.-]/g, '')
  return found ? budgetInput(Number.parseFloat(found)) : undefined
}

/** The budget that an address holds. */
export function readBudget(query: string): Budget {
  const given = new URLSearchParams(query)
  const period = given.get('period') === 'month' ? 'month' : 'week'
  return {
    period,
    repayment: digits(given.get('repayment')) ?? defaultRepayment(period),
    deposit: digits(given.get('deposit')) ?? defaultDeposit,
  }
}

/** BF-5. */
export const priceSteps = { min: 5000, step: 500 } as const

type PriceRange = { min: number; max: number }
/** Without a lower end it is all that is no dearer. */
type UpTo = { min?: number; max: number }

/** BF-5. Handles that stay at least 1 apart: the lower one gives way, down to the slider's end. */
export function handlesApart({ min, max }: PriceRange): PriceRange {
  const low = Math.max(priceSteps.min, Math.min(min, max - 1))
  return { min: low, max: Math.max(max, low + 1) }
}

/** BF-5. Up to the price of a quick option; a lower end that is not below it goes to the slider's end, or away where that is not below it either. */
export function quickPrices({ min = priceSteps.min }: UpTo, max: number): UpTo {
  const low = [min, priceSteps.min].find((end) => end < max)
  return low === undefined ? { max } : { min: low, max }
}

/** `used car` → `Used Car`, for the specification's `{carType}s`. */
export const carTypeOf = (noun: string): string => noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
