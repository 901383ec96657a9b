import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { countOf } from '@forecourt/domain/text/numbers'
import { hasSeveralPlaces } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { SlidersHorizontal } from '@forecourt/ui/media/icons'
import { type ComponentType, useEffect, useState } from 'react'
import { listedCount } from '../listed-count.ts'
import type { Search } from '../use-search.ts'
import { columnId } from './column-ids.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import styles from './filter-sheet.module.css'
import type { FilterSheetState } from './filter-sheet-history.ts'
import { isInPanel } from './hidden-inputs.tsx'

type Props = { result: SearchResult; search: Search; sheet: FilterSheetState }

/**
 * The filters on phones: a button that says how many are on, and a sheet whose own button says what they leave. The sheet's code
 * comes as a finger nears the button. Without scripts the button is a link that unfolds the column.
 */
export function FilterSheet({ result, search, sheet: { isOpen, open, close } }: Props) {
  const site = useSite()
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps>>()
  const load = () =>
    void import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx').then(
      ({ FilterDialog }) => setDialog(() => FilterDialog),
      // A failed load is retried by the next touch; remove the history entry of the open sheet.
      close,
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is to be open, whatever else renders
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen])

  // The sheet has no control for the words.
  const active = activeFilters(search.state).filter(({ key }) =>
    key === 'near' ? hasSeveralPlaces(site) : isInPanel(key),
  ).length
  const label = (
    <>
      <SlidersHorizontal size={20} aria-hidden />
      {active > 0 ? `Filters · ${active}` : 'Filters'}
    </>
  )
  const show = `Show me ${countOf(listedCount(result), site.copy.noun)}`
  return (
    <>
      <Button
        look="primary"
        className={styles.open}
        aria-haspopup="dialog"
        onPointerDown={load}
        onFocus={load}
        onClick={open}
      >
        {label}
      </Button>
      <noscript>
        <ButtonLink look="primary" className={styles.unfold} href={`#${columnId}`}>
          {label}
        </ButtonLink>
      </noscript>
      {Dialog && <Dialog {...{ result, search, show, isOpen, close }} />}
    </>
  )
}
