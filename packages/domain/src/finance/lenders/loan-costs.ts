import type { DisclosedFees } from '@forecourt/contracts/site/settings/finance'
import { joinWords } from '../../text/wording.ts'
import { type Frequency, frequencies } from '../frequency.ts'
import { type ScheduleRow, toCents } from '../schedule.ts'
import { type CashFlow, periodRate } from './comparison-rate.ts'

export type CostRow = CashFlow & {
  /** What is paid then: `Repayment and account fee`. */
  what: string
}

export type LoanCosts = {
  /** Every payment, in order. Government charges are none of the Code's, so security registration is not in the rate (reg. 100). */
  rows: CostRow[]
  /** Of one period, as a share; `NaN` where there is none. */
  periodRate: number
  /** Percent a year. */
  comparisonRate: number
  /** Every fee and government charge, security registration too. */
  fees: number
}

type Terms = {
  /** Dollars that the shopper has the use of: without a fee that is lent too. */
  financed: number
  residual: number
  frequency: Frequency
  fees: DisclosedFees
}

/** The number of the period with which the account fee of a month falls due. */
const periodOfMonth = (month: number, perYear: number): number => Math.ceil((month * perYear) / 12)

/** Everything that a shopper pays for a loan, and the comparison rate that it makes. */
export function loanCosts(
  repayments: readonly ScheduleRow[],
  { financed, residual, frequency, fees }: Terms,
): LoanCosts {
  const { perYear, perYearOfCode } = frequencies[frequency]
  const charges = new Map<number, number>()
  const months = Math.floor((repayments.length * 12) / perYear)
  if (fees.monthly_account > 0)
    for (let month = 1; month <= months; month++) charges.set(periodOfMonth(month, perYear), fees.monthly_account)
  const upfront = [
    { period: 0, what: 'Establishment fee', amount: fees.establishment },
    { period: 0, what: 'Agency fee', amount: fees.agency },
  ].filter(({ amount }) => amount > 0)
  const rows = repayments.map(({ period, paid }, index) => {
    const charge = charges.get(period) ?? 0
    const isFinal = index === repayments.length - 1 && residual > 0
    const what = joinWords(['Repayment', ...(charge > 0 ? ['account fee'] : []), ...(isFinal ? ['final payment'] : [])])
    return { period, what, amount: toCents(paid + charge) }
  })
  const all = [...upfront, ...rows]
  const rate = periodRate({ amountFinanced: financed, cashFlows: all })
  const paidFees = [...upfront.map(({ amount }) => amount), ...charges.values(), fees.security_registration]
  return {
    rows: all,
    periodRate: rate,
    comparisonRate: rate * perYearOfCode * 100,
    fees: toCents(paidFees.reduce((sum, fee) => sum + fee, 0)),
  }
}
