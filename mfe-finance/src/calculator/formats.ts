import type { PublicSite } from '@forecourt/contracts/site/site'
import { percent } from '@forecourt/domain/finance/stated-repayment'
import type { Calculator } from './use-calculator.ts'

export { money, yearsText } from '@forecourt/domain/finance/stated-repayment'

/** The ends of the scale are short. */
export const rateEnd = (rate: number): string => `${rate}%`

/** FC-8. The comparison rate of the estimate; where there is none, the range that the site states. */
export function comparisonText({ result }: Calculator, { calculator }: PublicSite['finance']): string {
  const [low, high] = calculator.comparison_range
  return result.isEnquiry ? `${percent(low)} to ${percent(high)}` : percent(result.comparisonRate)
}

export const calculatorPath = '/finance-calculator'

/** The calculator's page with a state, as `useCalculator` writes it. */
export function calculatorHref(state: string, car: { id: string } | undefined): string {
  const query = [car && `car_id=${encodeURIComponent(car.id)}`, state].filter(Boolean).join('&')
  return query ? `${calculatorPath}?${query}` : calculatorPath
}
