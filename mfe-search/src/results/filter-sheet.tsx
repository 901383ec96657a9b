import type { SearchResult } from '@forecourt/contracts/search-result'
import { activeFilters } from '@forecourt/domain/search-chips'
import { clearFilters } from '@forecourt/domain/search-update'
import { countOf } from '@forecourt/domain/search-words'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { SlidersHorizontal } from '@forecourt/ui/icons'
import { Sheet } from '@forecourt/ui/sheet'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { useState } from 'react'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import type { Search } from './use-search.ts'

/** The filters on phones: a button that says how many are on, and a sheet whose own button says what they leave. */
export function FilterSheet({ result, search }: { result: SearchResult; search: Search }) {
  const { copy } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const active = activeFilters(search.state).length
  const close = () => setIsOpen(false)
  const show = `Show ${countOf(result.count, copy.noun)}`
  return (
    <>
      <Button look="primary" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={20} aria-hidden />
        {active > 0 ? `Filters · ${active}` : 'Filters'}
      </Button>
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
