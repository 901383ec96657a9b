import type { FinanceEstimate, ShownLender } from '@forecourt/contracts/finance/finance-lender'
import { dollars } from '../../pricing/price.ts'
import { cents, percent } from '../finance-teaser.ts'
import { frequencies } from '../frequency.ts'

const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : cents(amount))
const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`

/** FE-6. The lender by whose rates an estimate is; the first of several with the same. */
export const lenderOf = (
  lenders: readonly ShownLender[],
  { interest_rate, comparison_rate }: Pick<FinanceEstimate, 'interest_rate' | 'comparison_rate'>,
): ShownLender | undefined =>
  lenders.find(
    ({ interestRate, comparisonRate }) => interestRate === interest_rate && comparisonRate === comparison_rate,
  )

/** FE-6. What a lender offers for a vehicle, in words; what it does not say has no row. */
export function lenderRows(lender: ShownLender): { term: string; detail: string }[] {
  const { interestRate, comparisonRate, termYears, paymentWeek, paymentMonth, balloon, totalPayable } = lender
  const rows: [term: string, detail: string | undefined | 0][] = [
    ['Interest rate', interestRate && `${percent(interestRate)} a year`],
    ['Comparison rate', comparisonRate && `${percent(comparisonRate)} a year`],
    ['Term', termYears && years(termYears)],
    ['Deposit', money(lender.deposit)],
    ['Establishment fee', money(lender.establishmentFees)],
    ['Weekly repayment', paymentWeek && `${cents(paymentWeek)} ${frequencies.week.per}`],
    ['Monthly repayment', paymentMonth && `${cents(paymentMonth)} ${frequencies.month.per}`],
    ['Final payment (balloon)', balloon && money(balloon)],
    ['Total payable', totalPayable && money(totalPayable)],
  ]
  return rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
