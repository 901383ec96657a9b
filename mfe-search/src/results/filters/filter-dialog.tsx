import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useDeferredValue } from 'react'
import type { Search } from '../use-search.ts'
import { WhileSeen } from '../while-seen.tsx'
import styles from './filter-dialog.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { isSheetEntry } from './filter-sheet-history.ts'

export type FilterDialogProps = {
  result: SearchResult
  search: Search
  /** What its own button says: how many vehicles the filters leave. */
  show: string
  isOpen: boolean
  close(): void
}

/** The filters on a sheet of their own. Its frame, head and foot come first, and its sections in a frame after that. */
export function FilterDialog({ result, search, show, isOpen, close }: FilterDialogProps) {
  const hasSections = useDeferredValue(isOpen, false)

  /** SR-15. Going back to the page's own entry restores its scroll position first. */
  function showResults() {
    const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' })
    if (isSheetEntry()) addEventListener('popstate', () => setTimeout(scrollToTop), { once: true })
    else scrollToTop()
    close()
  }

  return (
    <Sheet
      title="Filters"
      isOpen={isOpen}
      onClose={close}
      action={
        activeFilters(search.state).length > 0 && (
          <ButtonLink look="quiet" size="small" {...search.link(clearFilters)}>
            Clear all
          </ButtonLink>
        )
      }
      footer={
        <>
          <Button look="primary" size="large" isWide onClick={showResults}>
            {show}
          </Button>
          <VisuallyHidden role="status">{show}</VisuallyHidden>
        </>
      }
    >
      <div className={isOpen && !hasSections ? styles.skipped : undefined}>
        <WhileSeen isSeen={isOpen && hasSections}>
          <FilterPanel result={result} search={search} />
        </WhileSeen>
      </div>
    </Sheet>
  )
}
