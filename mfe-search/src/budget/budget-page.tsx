import { BudgetFinder } from './budget-finder.tsx'
import styles from './budget-page.module.css'
import type { BudgetData } from './load.ts'
import { PriceSearch } from './price-search.tsx'

/** What a week buys, and a range of prices to search in. */
export function BudgetPage({ data }: { data: BudgetData }) {
  return (
    <div className={styles.page}>
      <BudgetFinder data={data} />
      <PriceSearch plotted={data.found?.price} />
    </div>
  )
}
