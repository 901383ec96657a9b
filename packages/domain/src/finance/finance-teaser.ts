import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'

const money = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `$143.20`: a repayment has cents (look.md). */
export const cents = (amount: number): string => `$${money.format(amount)}`
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** VC-5. An estimate in words: its repayment with the comparison rate beside it (RG 178). */
export function financeTeaser({ weekly, monthly, comparison_rate }: FinanceEstimate) {
  return {
    repayment: weekly === undefined ? `${cents(monthly)}/month` : `${cents(weekly)}/week`,
    comparison: `${percent(comparison_rate)} comparison rate`,
  }
}
