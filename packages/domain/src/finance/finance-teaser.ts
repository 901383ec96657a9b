import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { dollars } from '../pricing/price.ts'

const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `$143.20`: a repayment has cents (look.md). */
export const cents = (amount: number): string => `$${exact.format(amount)}`
/** `$46,990`, and `$143.20` where there are cents. */
export const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : cents(amount))
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** `5 years`; a feed that counts in months or weeks may make other shares of a year. */
const yearsText = (years: number): string => {
  const rounded = Math.round(years * 10) / 10
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`
}

/** VC-5. An estimate in words: its repayment with the comparison rate beside it (RG 178), and what it assumes. */
export function financeTeaser({ weekly, monthly, comparison_rate, terms }: FinanceEstimate) {
  return {
    repayment: weekly === undefined ? `${cents(monthly)}/month` : `${cents(weekly)}/week`,
    comparison: `${percent(comparison_rate)} comparison rate`,
    ...(terms && { assumes: assumptions(terms) }),
  }
}

/** `over 5 years, no deposit`. */
function assumptions({ years, deposit, balloon }: NonNullable<FinanceEstimate['terms']>): string {
  return [
    `over ${yearsText(years)}`,
    deposit !== undefined && (deposit > 0 ? `${money(deposit)} deposit` : 'no deposit'),
    balloon && `${money(balloon)} final payment`,
  ]
    .filter(Boolean)
    .join(', ')
}
