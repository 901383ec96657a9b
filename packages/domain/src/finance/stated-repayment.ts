import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import type { Quote } from '@forecourt/contracts/finance/quote'
import type { Offer } from '@forecourt/contracts/site/site'
import { dollars } from '../pricing/price.ts'
import { decimalText, numberText } from '../text/numbers.ts'
import type { Frequency } from './frequency.ts'

/** A repayment with all that it holds by, in dollars, percent and years. Whatever shows one takes its words from here. */
export type StatedRepayment = {
  amount: number
  frequency: Frequency
  years: number
  deposit: number
  /** Due with the last repayment. */
  finalPayment: number
  interestRate: number
  comparisonRate: number
  /** Whether every fee is in it; elsewhere what of them is not lent is paid beside it. */
  hasFees?: boolean | undefined
  /** What deposit and final payment are shares of, where it is known. */
  price?: number | undefined
}

/** `$143.20`: a repayment has cents. */
export const cents = (amount: number): string => `$${decimalText(amount, 2)}`
/** `$46,990`, and `$143.20` where there are cents. */
export const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : cents(amount))
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** `5 years`; a feed that counts in months or weeks may make other shares of a year. */
export const yearsText = (years: number): string => {
  const rounded = numberText(years, 1)
  return `${rounded} ${rounded === '1' ? 'year' : 'years'}`
}

/** `$9,597 final payment (30%)`, `no final payment`. */
export function sumText(amount: number, what: string, price?: number): string {
  if (amount <= 0) return `no ${what}`
  const share = price ? ` (${numberText((amount / price) * 100, 1)}%)` : ''
  return `${money(amount)} ${what}${share}`
}

/** VC-5. The repayment, the comparison rate that goes beside it (RG 178), and what both hold by. */
export function repaymentWords({ amount, frequency, comparisonRate, ...terms }: StatedRepayment) {
  return {
    repayment: `${cents(amount)}/${frequency}`,
    comparison: `${percent(comparisonRate)} comparison rate`,
    assumes: assumptions(terms),
  }
}

/** FE-3. What a week's repayment comes to in a month; undefined where the lender counts in months alone. */
export const monthlySentence = ({
  weekly,
  monthly,
}: Pick<FinanceEstimate, 'weekly' | 'monthly'>): string | undefined =>
  weekly === undefined ? undefined : `${cents(weekly)} a week is ${cents(monthly)} a month.`

/** `over 5 years at 7.49% interest, no deposit, $9,000 final payment`, and `fees included` where they are. */
export const assumptions = ({
  years,
  deposit,
  finalPayment,
  interestRate,
  hasFees,
  price,
}: Omit<StatedRepayment, 'amount' | 'frequency' | 'comparisonRate'>): string =>
  [
    `over ${yearsText(years)} at ${percent(interestRate)} interest`,
    sumText(deposit, 'deposit', price),
    sumText(finalPayment, 'final payment', price),
    ...(hasFees ? ['fees included'] : []),
  ].join(', ')

export const repaymentOfEstimate = ({
  weekly,
  monthly,
  interest_rate,
  comparison_rate,
  terms,
}: FinanceEstimate): StatedRepayment => ({
  ...(weekly === undefined ? { amount: monthly, frequency: 'month' } : { amount: weekly, frequency: 'week' }),
  years: terms.years,
  deposit: terms.deposit,
  finalPayment: terms.balloon,
  interestRate: interest_rate,
  comparisonRate: comparison_rate,
  hasFees: terms.has_fees,
})

/** OF-1. What an offer is advertised with. */
export const repaymentOfOffer = ({
  rate,
  comparison_rate,
  repayment,
}: NonNullable<Offer['finance']>): StatedRepayment | undefined =>
  repayment && {
    amount: repayment.weekly,
    frequency: 'week',
    years: repayment.term_years,
    deposit: repayment.deposit,
    finalPayment: repayment.final_payment,
    interestRate: rate,
    comparisonRate: comparison_rate,
  }

/** FQ-4. `price` is what was quoted for. */
export const repaymentOfQuote = (quote: Quote, price?: number): StatedRepayment => ({
  amount: quote.weeklyRepaymentAmount,
  frequency: 'week',
  years: quote.loanTerm,
  deposit: quote.deposit,
  finalPayment: quote.finalPayment,
  interestRate: quote.advertisedRate,
  comparisonRate: quote.comparisonRate,
  price,
})
