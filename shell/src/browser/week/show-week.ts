import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import { yourWeekSchema } from '@forecourt/contracts/browser/your-week'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { withSiteTerms } from '@forecourt/domain/finance/budget/budget-loan'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { weekChoiceAtom, yourWeekAtom } from '@forecourt/shell-api'
import { readStored, removeStored } from '@forecourt/ui/browser/stored-json'
import { markWeek } from '../../app/layout/week-mark.ts'
import type { Store } from '../navigation/show-view.ts'

/** Shows what was chosen, or what is stored. What is not understood is removed. */
export function showWeek(store: Store, site: PublicSite): void {
  const choice = store.get(weekChoiceAtom)
  store.set(weekChoiceAtom, undefined)
  const week = choice ?? (choice === null ? undefined : readStored('local', yourWeekKey, yourWeekSchema))
  if (!week) removeStored('local', yourWeekKey)
  const shown = week && hasBudgets(site) ? withSiteTerms(week, site.finance) : null
  store.set(yourWeekAtom, shown)
  markWeek(shown !== null)
}
