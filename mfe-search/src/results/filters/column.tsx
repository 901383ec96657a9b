import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { memo } from 'react'
import type { Search } from '../use-search.ts'
import { columnId, resultsId } from './column-ids.ts'
import styles from './filter-column.module.css'
import { FilterPanel } from './filter-panel.tsx'

type Props = { result: SearchResult; search: Search }

export const Column = memo(function Column({ result, search }: Props) {
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
