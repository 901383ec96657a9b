import type { PublicSite } from '@forecourt/contracts/site/site'
import { repayment } from '../repayment.ts'
import { schedule, toCents } from '../schedule.ts'
import { loanCosts } from './loan-costs.ts'

type Finance = Pick<PublicSite['finance'], 'fees'> & {
  example: Omit<NonNullable<PublicSite['finance']['example']>, 'comparison_rate'>
}

/** FE-7. The comparison rate of a site's example loan, in percent: repaid weekly as the calculator begins, with every fee that the site discloses. */
export function exampleRate({ example, fees }: Finance): number {
  const { amount: principal, term_years: years, interest_rate: annualRate } = example
  const loan = { principal, residual: 0, annualRate, years, frequency: 'week' } as const
  const rows = schedule(loan, toCents(repayment(loan)))
  return loanCosts(rows, { financed: principal, residual: 0, frequency: loan.frequency, fees }).comparisonRate
}
