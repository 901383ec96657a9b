import { budgetPath } from '@forecourt/domain/finance/budget/budget-address'
import { useHost } from '@forecourt/shell-api'
import { useCallback } from 'react'
import { BudgetFinder } from './budget-finder.tsx'
import styles from './budget-page.module.css'
import type { BudgetData } from './load.ts'
import { PriceSearch } from './price-search.tsx'

/** What a week buys, and a range of prices to search in. */
export function BudgetPage({ data }: { data: BudgetData }) {
  const { navigate } = useHost()
  const ask = useCallback(
    (query: string) => void navigate(`${budgetPath}?${query}`, { stay: true, replace: true }),
    [navigate],
  )
  return (
    <div className={styles.page}>
      <BudgetFinder data={data} ask={ask} heading="h1" />
      <PriceSearch plotted={data.found?.price} />
    </div>
  )
}
