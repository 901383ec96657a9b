import type { Offer, Site } from '@forecourt/contracts/site/site'
import { calculatorRules } from '../finance/calculator/calculator-rules.ts'
import { frequencies } from '../finance/frequency.ts'
import { comparisonRate } from '../finance/lenders/comparison-rate.ts'
import { exampleRate } from '../finance/lenders/example-rate.ts'
import { percent } from '../finance/stated-repayment.ts'

type Contradiction = { path: string; found: string; allowed: string }

/** Half a hundredth: rates are stated with two decimals. */
const rounding = 0.005 + 1e-9

/** FE-7. The example of a site: its rate is that of the site's calculator, and its comparison rate is what rate, term, amount and fees make. */
export function exampleContradictions({ finance }: Pick<Site, 'finance'>): Contradiction[] {
  const { example, calculator, fees } = finance
  if (!example) return []
  const computed = exampleRate({ example, fees })
  const { interest } = calculatorRules(calculator, { place: 'standalone' }).defaults
  return [
    ...(Math.abs(computed - example.comparison_rate) > rounding
      ? [
          {
            path: 'finance.example.comparison_rate',
            found: percent(example.comparison_rate),
            allowed: `${percent(computed)}, which its interest rate, term, amount and the fees make`,
          },
        ]
      : []),
    ...(interest === example.interest_rate
      ? []
      : [
          {
            path: 'finance.example.interest_rate',
            found: percent(example.interest_rate),
            allowed: `${percent(interest)}, which the calculator begins with`,
          },
        ]),
  ]
}

/** OF-1. The least comparison rate of an offer, in percent: that of its repayments alone, since fees only add to it. None without a price. */
function leastRate({ price, finance }: Offer): number | undefined {
  const repayment = finance?.repayment
  if (!price || !repayment) return finance?.rate
  const { weekly, term_years, deposit, final_payment } = repayment
  const { perYear, perYearOfCode } = frequencies.week
  const count = Math.round(term_years * perYear)
  const cashFlows = Array.from({ length: count }, (_, index) => ({
    period: index + 1,
    amount: weekly + (index === count - 1 ? final_payment : 0),
  }))
  return comparisonRate({ amountFinanced: price.amount - deposit, cashFlows, periodsPerYear: perYearOfCode })
}

/** OF-1. Offers whose comparison rate is lower than their own figures make it without any fee. */
export function offerContradictions({ offers }: Pick<Site, 'offers'>): Contradiction[] {
  return offers.flatMap((offer, index) => {
    const least = leastRate(offer)
    const stated = offer.finance?.comparison_rate
    if (least === undefined || stated === undefined || stated >= least - rounding) return []
    return [
      {
        path: `offers[${index}].finance.comparison_rate`,
        found: percent(stated),
        allowed: `at least ${percent(least)}, which its repayments make without fees`,
      },
    ]
  })
}
