import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { memo } from 'react'
import type { Search } from '../use-search.ts'
import { useMedia, WhileSeen } from '../while-seen.tsx'
import styles from './filter-column.module.css'
import { FilterPanel } from './filter-panel.tsx'

/** What a link unfolds it by, where it is folded away and there are no scripts to open a sheet. */
export const columnId = 'filters'

/** Where the keyboard goes past the filters. */
export const resultsId = 'results'

type Props = { result: SearchResult; search: Search }

/** The filters beside the results, on wide screens; on others above them, once asked for, where there are no scripts. */
export function FilterColumn(props: Props) {
  const isWide = useMedia('(min-width: 1024px)', true)
  return (
    <WhileSeen isSeen={isWide}>
      <Column {...props} />
    </WhileSeen>
  )
}

const Column = memo(function Column({ result, search }: Props) {
  return (
    <aside id={columnId} className={styles.column} aria-label="Filters">
      <a className={styles.skip} href={`#${resultsId}`}>
        Skip to results
      </a>
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        {activeFilters(search.state).length > 0 && (
          <ButtonLink look="quiet" size="small" {...search.link(clearFilters)}>
            Clear all
          </ButtonLink>
        )}
      </div>
      <FilterPanel result={result} search={search} />
      <noscript>
        <Button type="submit" look="primary" isWide>
          Show vehicles
        </Button>
      </noscript>
    </aside>
  )
})
