import { budgetPath } from '@forecourt/domain/finance/budget/budget-address'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { BudgetData } from './load.ts'

export const head = ({ query }: BudgetData, { site }: PageContext): Head => ({
  title: `Find ${site.copy.noun[1]} for your budget | ${site.name}`,
  description: `What you can put aside a week or a month, and the ${site.copy.noun[1]} of ${site.name} that it buys.`,
  canonical: budgetPath,
  ...(query && { noIndex: true }),
})
