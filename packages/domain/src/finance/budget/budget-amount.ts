import { dollars } from '../../pricing/price.ts'
import { budgetInput, maxBudgetInput } from './budget.ts'

/** The fields that take dollars. Only a deposit may be 0. */
export type BudgetField = 'repayment' | 'deposit' | 'price'

/** `value` is what BF-1 makes of what was typed; with an `error` the vehicles that were found before stay, until `isUsable`. */
export type BudgetAmount = { value: number; isUsable: boolean; error?: string }

/** BF-1. What was typed, as whole dollars from 0 to 1,000,000; no number is 0. And what is wrong with it. */
export function parseBudgetAmount(typed: string, field: BudgetField): BudgetAmount {
  const text = typed.replaceAll(/[$,\s]/g, '')
  const number = /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  const value = budgetInput(number)
  const isUsable = field === 'deposit' || value > 0
  const error = problemOf({ text, number, value, isUsable })
  return { value, isUsable, ...(error !== undefined && { error }) }
}

type Typed = { text: string; number: number; value: number; isUsable: boolean }

function problemOf({ text, number, value, isUsable }: Typed): string | undefined {
  if (text === '') return 'Enter an amount in dollars.'
  if (Number.isNaN(number)) return 'Enter a number of dollars, such as 200.'
  if (number > maxBudgetInput) return `Enter at most ${dollars(maxBudgetInput)}.`
  if (value === 0 && !isUsable) return 'Enter an amount above $0.'
  return number < 0 ? 'Enter $0 or more.' : undefined
}
