import type { DisclosedFees } from '@forecourt/contracts/site/finance'
import { allowedValue, type CalculatorInput, type CalculatorRules } from './calculator-rules.ts'
import { type Frequency, frequencies } from './frequency.ts'
import { type LoanCosts, loanCosts } from './lenders/loan-costs.ts'
import { repayment } from './repayment.ts'
import { type ScheduleRow, schedule, sumOf, toCents } from './schedule.ts'

export type CalculatorState = Record<CalculatorInput, number> & {
  /** FC-4. "Do You Have A Trade-In?": without one its value does not count. */
  hasTradeIn: boolean
  frequency: Frequency
}

export type Estimate = {
  /** Dollars and cents of each repayment; whole dollars where the site rounds up. */
  repayment: number
  /** FC-6: $25 or less a period is no estimate. */
  isEnquiry: boolean
  financed: number
  /** What is due with the last repayment. */
  residual: number
  rows: ScheduleRow[]
  interest: number
  costs: LoanCosts
  /** Every repayment, the residual and the fees. */
  total: number
}

export const initialState = (rules: CalculatorRules): CalculatorState => ({
  ...rules.defaults,
  tradeIn: 0,
  residual: 0,
  hasTradeIn: false,
  frequency: 'week',
})

/** FC-6. What is said in the place of a repayment of $25 or less. */
export const enquireForFinance = 'Enquire for Finance'
const minRepayment = 25

/** FC-6, FC-7. What the loan costs, by values that are within their bounds. */
export function estimate(state: CalculatorState, rules: CalculatorRules, fees: DisclosedFees): Estimate {
  const financed = toCents(Math.max(0, state.amount - (state.hasTradeIn ? state.tradeIn : 0)))
  const residual = Math.min(state.residual, financed)
  const { term: years, interest: annualRate, frequency } = state
  const loan = { principal: financed, residual, annualRate, years, frequency }
  const exact = toCents(repayment(loan))
  const paid = rules.roundsUp ? Math.ceil(exact) : exact
  const rows = schedule(loan, paid)
  const costs = loanCosts(rows, { financed, residual, frequency, fees })
  return {
    repayment: paid,
    isEnquiry: paid <= minRepayment,
    financed,
    residual,
    rows,
    interest: sumOf(rows, 'interest'),
    costs,
    total: toCents(sumOf(rows, 'paid') + costs.fees),
  }
}

const parameters = {
  amount: 'amount',
  term: 'term',
  interest: 'interest',
  tradeIn: 'trade_in',
  residual: 'residual',
} as const satisfies Record<CalculatorInput, string>
const inputs = Object.keys(parameters) as CalculatorInput[]

const isFrequency = (text: string | null): text is Frequency => text !== null && Object.hasOwn(frequencies, text)

/** The state that an address holds; what is missing is as it is at first, and what is out of bounds is clamped. */
export function readState(query: string, rules: CalculatorRules): CalculatorState {
  const given = new URLSearchParams(query)
  const initial = initialState(rules)
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

/** What of a state differs from the first one, as an address writes it. */
export function formatState(state: CalculatorState, rules: CalculatorRules): string {
  const initial = initialState(rules)
  const query = new URLSearchParams()
  for (const input of inputs)
    if (state[input] !== initial[input] && (input !== 'tradeIn' || state.hasTradeIn))
      query.set(parameters[input], String(state[input]))
  if (state.hasTradeIn) query.set('trade_in', String(state.tradeIn))
  if (state.frequency !== initial.frequency) query.set('frequency', state.frequency)
  return query.toString()
}
