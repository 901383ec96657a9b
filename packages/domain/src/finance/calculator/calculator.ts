import type { YourWeek } from '@forecourt/contracts/browser/your-week'
import type { DisclosedFees } from '@forecourt/contracts/site/settings/finance'
import type { AdvertisedLoan } from '../advertised-loan.ts'
import { type Frequency, frequencies } from '../frequency.ts'
import { isOfferedRate } from '../lenders/cost-limit.ts'
import { type LoanCosts, loanCosts } from '../lenders/loan-costs.ts'
import { isEstimable, repayment } from '../repayment.ts'
import { type ScheduleRow, schedule, sumOf, toCents } from '../schedule.ts'
import { money, type StatedRepayment } from '../stated-repayment.ts'
import { allowedValue, type CalculatorInput, type CalculatorRules, type CalculatorState } from './calculator-rules.ts'

export type Estimate = {
  /** Dollars and cents of each repayment: as it is advertised, else in whole dollars where the site rounds up. */
  repayment: number
  /** In percent: as it is advertised, else of `costs`. */
  comparisonRate: number
  /** Whether both are those that the car is advertised with. */
  isAdvertised: boolean
  /** Whether rows, interest and total come to the repayment: a lender may work out its own otherwise. */
  isWorkedOut: boolean
  /** FC-6: $25 or less a period is no estimate, nor is a loan that its fees make too dear to be offered. */
  isEnquiry: boolean
  /** All that is lent: the amount after the deposit, and the fee of the lender. */
  financed: number
  /** The lender's establishment fee, which is lent too. */
  lentFee: number
  /** What is due with the last repayment. */
  residual: number
  rows: ScheduleRow[]
  interest: number
  costs: LoanCosts
  /** Whether the repayment has every fee in it. */
  hasFees?: boolean | undefined
  /** All that the shopper pays: deposit and trade-in, every repayment with the residual, and the fees that are not lent. */
  total: number
}

/** Between a lender's own rounding and ours. */
const centsApart = 0.011

export const tradedIn = ({ hasTradeIn, tradeIn }: CalculatorState): number => (hasTradeIn ? tradeIn : 0)

/** What is paid first. */
const depositOf = (state: CalculatorState): number => toCents(state.deposit + tradedIn(state))

/** The advertised loan, where the state is the one that the car is advertised with. */
function advertisedIn(state: CalculatorState, { advertised }: CalculatorRules): AdvertisedLoan | undefined {
  if (!advertised) return undefined
  const { amount, term, interest, residual, frequency } = state
  const own = [amount, term, interest, residual, frequency, depositOf(state)]
  const theirs = [advertised.amount, advertised.term, advertised.interest, advertised.residual, advertised.frequency]
  return [...theirs, advertised.deposit].every((value, index) => value === own[index]) ? advertised : undefined
}

/** FC-6, FC-7. What the loan costs, by values that are within their bounds. */
export function estimate(state: CalculatorState, rules: CalculatorRules, fees: DisclosedFees): Estimate {
  const deposit = depositOf(state)
  const used = toCents(Math.max(0, state.amount - deposit))
  // It is lent, and it is a cost all the same. It takes the place of the fee that the site discloses.
  const lentFee = used > 0 ? (rules.advertised?.fee ?? 0) : 0
  const financed = toCents(used + lentFee)
  const residual = Math.min(state.residual, financed)
  const { term: years, interest: annualRate, frequency } = state
  const loan = { principal: financed, residual, annualRate, years, frequency }
  const exact = toCents(repayment(loan))
  const advertised = advertisedIn(state, rules)
  const paid = advertised?.repayment ?? (rules.roundsUp ? Math.ceil(exact) : exact)
  const isWorkedOut = !advertised || Math.abs(paid - exact) < centsApart
  const rows = schedule(loan, isWorkedOut ? paid : exact)
  const paidFees = lentFee > 0 ? { ...fees, establishment: 0 } : fees
  const costs = loanCosts(rows, { financed: used, residual, frequency, fees: paidFees })
  const comparison = advertised?.comparisonRate ?? costs.comparisonRate
  return {
    repayment: paid,
    comparisonRate: comparison,
    isAdvertised: advertised !== undefined,
    isWorkedOut,
    isEnquiry: !isEstimable(paid) || !isOfferedRate(comparison),
    financed,
    lentFee,
    residual,
    rows,
    interest: sumOf(rows, 'interest'),
    costs,
    hasFees: advertised?.hasFees,
    total: toCents(deposit + sumOf(rows, 'paid') + costs.fees),
  }
}

/** The result with all that it holds by. What pays first is a deposit, a trade-in or both. */
export const repaymentOfCalculation = (state: CalculatorState, result: Estimate): StatedRepayment => ({
  amount: result.repayment,
  frequency: state.frequency,
  years: state.term,
  deposit: depositOf(state),
  finalPayment: result.residual,
  interestRate: state.interest,
  comparisonRate: result.comparisonRate,
  hasFees: result.hasFees,
})

/** `Plus $1,793.25 of fees, paid separately.`: what the repayment leaves out, where the calculator worked it out. */
export const separateFees = ({ isEnquiry, isWorkedOut, hasFees, costs }: Estimate): string | undefined =>
  isEnquiry || !isWorkedOut || hasFees || costs.fees === 0
    ? undefined
    : `Plus ${money(costs.fees)} of fees, paid separately.`

/** The shopper's week of a calculation, in whole dollars; of a fortnight half. */
export function weekOfCalculation(state: CalculatorState, { repayment }: Estimate): YourWeek {
  const isFortnight = state.frequency === 'fortnight'
  return {
    repayment: Math.ceil(isFortnight ? repayment / 2 : repayment),
    deposit: Math.round(depositOf(state)),
    period: state.frequency === 'month' ? 'month' : 'week',
  }
}

const parameters = {
  amount: 'amount',
  term: 'term',
  interest: 'interest',
  deposit: 'deposit',
  tradeIn: 'trade_in',
  residual: 'residual',
} as const satisfies Record<CalculatorInput, string>
const inputs = Object.keys(parameters) as CalculatorInput[]

const isFrequency = (text: string | null): text is Frequency => text !== null && Object.hasOwn(frequencies, text)

/** The state that an address holds; what is missing is as it is at first, and what is out of bounds is clamped. */
export function readState(query: string, rules: CalculatorRules): CalculatorState {
  const given = new URLSearchParams(query)
  const initial = rules.defaults
  const numbers = inputs.map((input) => {
    const text = given.get(parameters[input])
    return [input, text ? allowedValue(rules, input, parseNumber(text)) : initial[input]]
  })
  const frequency = given.get('frequency')
  return {
    ...initial,
    ...(Object.fromEntries(numbers) as Record<CalculatorInput, number>),
    hasTradeIn: given.has('trade_in') && given.get('has_trade_in') !== 'no',
    frequency: isFrequency(frequency) ? frequency : initial.frequency,
  }
}

/** `$46,990`, `8.5%`. */
export const parseNumber = (text: string): number => Number.parseFloat(text.replaceAll(/[^\d.-]/g, ''))

/** What of a state differs from the one that the page of an address begins with. */
export function formatState(state: CalculatorState, rules: CalculatorRules): string {
  const initial = rules.written
  const query = new URLSearchParams()
  for (const input of inputs)
    if (input === 'tradeIn' ? state.hasTradeIn : state[input] !== initial[input])
      query.set(parameters[input], String(state[input]))
  if (state.frequency !== initial.frequency) query.set('frequency', state.frequency)
  return query.toString()
}
