import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { dollars } from '../pricing/price.ts'

const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `$143.20`: a repayment has cents (look.md). */
export const cents = (amount: number): string => `$${exact.format(amount)}`
/** `$46,990`, and `$143.20` where there are cents. */
export const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : cents(amount))
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** VC-5. An estimate in words: its repayment with the comparison rate beside it (RG 178). */
export function financeTeaser({ weekly, monthly, comparison_rate }: FinanceEstimate) {
  return {
    repayment: weekly === undefined ? `${cents(monthly)}/month` : `${cents(weekly)}/week`,
    comparison: `${percent(comparison_rate)} comparison rate`,
  }
}
