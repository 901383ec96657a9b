import type { CalculatorSettings } from '@forecourt/contracts/site/settings/finance'
import type { AdvertisedLoan } from '../advertised-loan.ts'
import type { Frequency } from '../frequency.ts'
import { money } from '../stated-repayment.ts'
import { clamp } from './clamp.ts'

/** Where a calculator is: on a vehicle's page, or on the page of its own. */
export type CalculatorPlace = 'vehicle' | 'standalone'

/** Bounds of a number; both ends count. */
export type Bounds = { min: number; max: number; step: number }

export type CalculatorInput = 'amount' | 'term' | 'interest' | 'deposit' | 'tradeIn' | 'residual'

export type CalculatorState = Record<CalculatorInput, number> & {
  /** FC-4. "Do You Have A Trade-In?": without one its value does not count. */
  hasTradeIn: boolean
  frequency: Frequency
}

export type CalculatorRules = {
  amount: Bounds
  /** Years. */
  term: Bounds
  /** The only terms that there are, in years, in order. */
  terms?: readonly number[]
  /** Percent. */
  interest: Bounds & { isLocked: boolean }
  deposit: Bounds
  tradeIn: Bounds
  residual: Bounds
  roundsUp: boolean
  /** FC-1: the specification's words, which name the standalone maximum everywhere (docs/decisions/finance-calculator.md). */
  help: string
  defaults: CalculatorState
  /** What an address leaves out: the page of an address begins with it. */
  written: CalculatorState
  /** The loan that the car is advertised with or quoted, where it is. */
  advertised?: AdvertisedLoan
}

/** FC-3, by the word in a site's settings. */
const interestRanges = {
  standard: { min: 0.5, max: 15 },
  narrow: { min: 7.5, max: 14.5 },
  high: { min: 9.95, max: 19.95 },
  wide: { min: 4, max: 20 },
} as const satisfies Record<CalculatorSettings['interest_range'], Omit<Bounds, 'step'>>

/** FC-1 to FC-3: what differs by place. */
const places = {
  vehicle: { maxAmount: 100_000, interest: 10 },
  standalone: { maxAmount: 250_000, interest: 8.5, term: 5 },
} as const satisfies Record<CalculatorPlace, { maxAmount: number; interest: number; term?: number }>

/** FC-8. */
const defaultAmount = 30_000
/** FC-4. */
const optionalAmount: Bounds = { min: 0, max: 250_000, step: 0.5 }

/** FC-1: on some sites up to 105% of the price of a car that is above what can be financed elsewhere. */
function maxAmount(place: CalculatorPlace, { above_price }: CalculatorSettings, price: number): number {
  const { maxAmount } = places[place]
  return place === 'vehicle' && above_price && price > maxAmount ? Math.floor(price * 1.05) : maxAmount
}

/** `price` is the car's, in dollars. */
type Calculated = { place: CalculatorPlace; price?: number; advertised?: AdvertisedLoan | undefined }

/** FC-1 to FC-4, FC-8. The rules of a site's calculator. That of a car begins with the loan that the car is advertised with, or quoted. */
export function calculatorRules(settings: CalculatorSettings, { advertised, ...about }: Calculated): CalculatorRules {
  const own = siteRules(settings, about)
  return advertised ? withAdvertised(own, advertised) : own
}

const including = <T extends Bounds>(bounds: T, value: number): T => ({
  ...bounds,
  min: Math.min(bounds.min, value),
  max: Math.max(bounds.max, value),
})

/** Bounds that hold what is advertised; a rate that the dealer has locked is then the advertised one. */
function withAdvertised(own: CalculatorRules, advertised: AdvertisedLoan): CalculatorRules {
  const { amount, term, interest, deposit, residual, frequency } = advertised
  const defaults = { ...own.defaults, amount, term, interest, deposit, residual, frequency }
  return {
    ...own,
    amount: including(own.amount, amount),
    term: including(own.term, term),
    ...(own.terms && { terms: [...new Set([...own.terms, term])].toSorted((a, b) => a - b) }),
    interest: including(own.interest, interest),
    deposit: including(own.deposit, deposit),
    residual: including(own.residual, residual),
    defaults,
    written: advertised.isQuote ? own.written : defaults,
    advertised,
  }
}

function siteRules(settings: CalculatorSettings, { place, price = 0 }: Calculated): CalculatorRules {
  const terms = settings.terms?.toSorted((a, b) => a - b)
  const term = { min: terms?.[0] ?? 1, max: terms?.at(-1) ?? settings.max_term, step: 0.5 }
  const amount = { min: settings.min_amount, max: maxAmount(place, settings, price), step: 500 }
  const interest = { ...interestRanges[settings.interest_range], step: 0.5, isLocked: settings.interest_locked }
  const own = places[place]
  const defaults: CalculatorState = {
    amount: clamp(price > 0 ? price : defaultAmount, amount),
    term: nearestTerm('term' in own ? own.term : settings.default_term, { term, terms }),
    // FC-3: a locked rate is the dealer's own, wherever it lies.
    interest: settings.interest_locked
      ? (settings.interest ?? own.interest)
      : clamp(settings.interest ?? own.interest, interest),
    deposit: 0,
    tradeIn: 0,
    residual: 0,
    hasTradeIn: false,
    frequency: 'week',
  }
  return {
    amount,
    term,
    ...(terms && { terms }),
    interest,
    deposit: optionalAmount,
    tradeIn: optionalAmount,
    residual: optionalAmount,
    roundsUp: settings.rounds_up,
    help: `Cannot be less than ${money(amount.min)} or more than ${money(places.standalone.maxAmount)}`,
    defaults,
    written: defaults,
  }
}

/** FC-2. The term that is nearest to `years` among those that there are: half years where there is no list. */
function nearestTerm(years: number, { term, terms }: Pick<CalculatorRules, 'term' | 'terms'>): number {
  if (!terms) return clamp(Math.round(years / term.step) * term.step, term)
  return terms.reduce((nearest, own) => (Math.abs(own - years) < Math.abs(nearest - years) ? own : nearest))
}

/** FC-7. A value as the calculator takes it: within its bounds; an amount that is not above 0 becomes 0 (FC-1). */
export function allowedValue(rules: CalculatorRules, input: CalculatorInput, value: number): number {
  if (!Number.isFinite(value)) return input === 'amount' ? 0 : rules[input].min
  if (input === 'amount' && value <= 0) return 0
  if (input === 'term') return nearestTerm(value, rules)
  if (input === 'interest' && rules.interest.isLocked) return rules.defaults.interest
  return clamp(value, rules[input])
}
