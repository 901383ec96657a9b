import type { FinanceEstimate, ShownLender } from '@forecourt/contracts/finance/finance-lender'
import { frequencies, usualTermYears } from '../frequency.ts'
import { cents, money, percent, yearsText } from '../stated-repayment.ts'
import { termYearsOf } from './lenders.ts'

/** FE-6. The lender by whose rates an estimate is; the first of several with the same. */
export const lenderOf = (
  lenders: readonly ShownLender[],
  { interest_rate, comparison_rate }: Pick<FinanceEstimate, 'interest_rate' | 'comparison_rate'>,
): ShownLender | undefined =>
  lenders.find(
    ({ interestRate, comparisonRate }) => interestRate === interest_rate && comparisonRate === comparison_rate,
  )

/** FE-6. What a lender offers for a vehicle, in words: its term, deposit and final payment always, since repayments hold by them. */
export function lenderRows(lender: ShownLender): { term: string; detail: string }[] {
  const { interestRate, comparisonRate, paymentWeek, paymentMonth, balloon = 0, totalPayable } = lender
  const rows: [term: string, detail: string | undefined | 0][] = [
    ['Interest rate', interestRate && `${percent(interestRate)} a year`],
    ['Comparison rate', comparisonRate && `${percent(comparisonRate)} a year`],
    ['Term', yearsText(termYearsOf(lender) ?? usualTermYears)],
    ['Deposit', money(lender.deposit)],
    ['Establishment fee', money(lender.establishmentFees)],
    ['Weekly repayment', paymentWeek && `${cents(paymentWeek)} ${frequencies.week.per}`],
    ['Monthly repayment', paymentMonth && `${cents(paymentMonth)} ${frequencies.month.per}`],
    ['Final payment (balloon)', balloon > 0 ? money(balloon) : 'None'],
    ['Total payable', totalPayable && money(totalPayable)],
  ]
  return rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
