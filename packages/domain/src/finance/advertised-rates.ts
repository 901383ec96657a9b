import type { PublicSite } from '@forecourt/contracts/site/site'
import { calculatorRules } from './calculator/calculator-rules.ts'
import { usualTermYears } from './frequency.ts'
import { exampleRate } from './lenders/example-rate.ts'

/** In percent a year. */
export type AdvertisedRates = { interestRate: number; comparisonRate: number }

/** FE-7. The loan of a site that states no example. */
const usualAmount = 30_000

/** What a site advertises loans at: its example's rates, else those of the same loan at the rate that its calculator begins with. */
export function advertisedRates({ example, calculator, fees }: PublicSite['finance']): AdvertisedRates {
  if (example) return { interestRate: example.interest_rate, comparisonRate: example.comparison_rate }
  const interestRate = calculatorRules(calculator, { place: 'standalone' }).defaults.interest
  const usual = { amount: usualAmount, term_years: usualTermYears, interest_rate: interestRate }
  return { interestRate, comparisonRate: exampleRate({ example: usual, fees }) }
}
