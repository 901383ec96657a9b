import type { SearchResult } from '@forecourt/contracts/search-result'
import { activeFilters } from '@forecourt/domain/search-chips'
import { clearFilters } from '@forecourt/domain/search-update'
import { countOf } from '@forecourt/domain/search-words'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { SlidersHorizontal } from '@forecourt/ui/icons'
import { Sheet } from '@forecourt/ui/sheet'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { columnId } from './filter-column.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import { useSheet } from './sheet-entry.ts'
import type { Search } from './use-search.ts'

/**
 * The filters on phones: a button that says how many are on, and a sheet whose own button says what they leave. Without
 * scripts the button is a link that unfolds the column.
 */
export function FilterSheet({ result, search }: { result: SearchResult; search: Search }) {
  const { copy } = useSite()
  const { isOpen, open, close } = useSheet()
  const active = activeFilters(search.state).length
  const label = (
    <>
      <SlidersHorizontal size={20} aria-hidden />
      {active > 0 ? `Filters · ${active}` : 'Filters'}
    </>
  )
  const show = `Show ${countOf(result.count, copy.noun)}`
  return (
    <>
      <Button look="primary" className={styles.open} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <noscript>
        <ButtonLink look="primary" className={styles.unfold} href={`#${columnId}`}>
          {label}
        </ButtonLink>
      </noscript>
      <Sheet
        title="Filters"
        isOpen={isOpen}
        onClose={close}
        action={
          active > 0 && (
            <ButtonLink look="quiet" size="small" {...search.link(clearFilters(search.state))}>
              Clear all
            </ButtonLink>
          )
        }
        footer={
          <>
            <Button look="primary" size="large" isWide onClick={close}>
              {show}
            </Button>
            <VisuallyHidden role="status">{show}</VisuallyHidden>
          </>
        }
      >
        <FilterPanel result={result} search={search} />
      </Sheet>
    </>
  )
}
