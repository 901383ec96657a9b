import { splitNoun } from '../../text/split-noun.ts'
import type { Budget } from './budget.ts'

/** Of the budget finder. Apart from its sums, as most pages only link to it. */
export const budgetPath = '/budget-finder'

/** `Find cars for your budget`, by the tenant's noun for many. */
export const budgetHeading = (noun: string): string => `Find ${splitNoun(noun).thing} for your budget`

/** A budget as an address holds it. */
export const formatBudget = ({ repayment, deposit, period }: Budget): string =>
  new URLSearchParams({ repayment: String(repayment), period, deposit: String(deposit) }).toString()
