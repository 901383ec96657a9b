import type { Head, PageContext } from '@forecourt/shell-api'
import type { CalculatorData } from './load.ts'

export function head({ query }: CalculatorData, { site }: PageContext): Head {
  return {
    title: `Finance calculator | ${site.name}`,
    description: `Estimate what a loan for ${site.copy.noun[1]} of ${site.name} costs a week, a fortnight or a month.`,
    canonical: '/finance-calculator',
    ...(query && { noIndex: true }),
  }
}
