import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { Late, lateCode, loadCode } from '@forecourt/ui/browser/late'
// The sheets of the column: the server renders it, so the document has them with the page's own.
import '@forecourt/ui/display/disclosure.module.css'
import '@forecourt/ui/display/summary.module.css'
import '@forecourt/ui/forms/choices/choice.module.css'
import '@forecourt/ui/forms/range/range-input.module.css'
import '@forecourt/ui/forms/range/range-slider.module.css'
import '../../week/week-filter.module.css'
import '../facets/facet.module.css'
import '../facets/lazy-facet.module.css'
import './range-filter.module.css'
import { useEffect, useState } from 'react'
import type { Search } from '../use-search.ts'
import { useMedia, WhileSeen } from '../while-seen.tsx'
import { columnId } from './column-ids.ts'
import styles from './filter-column.module.css'

type Props = { result: SearchResult; search: Search }

const wide = '(min-width: 1024px)'
const isWideNow = () => typeof matchMedia === 'undefined' || matchMedia(wide).matches

const column = lateCode(async () => (await import(/* webpackChunkName: "filter-column" */ './column.tsx')).Column)

/** Where the column is on the screen, its code is part of the page's; a phone, where nobody sees it, never loads it. */
export const loadShownColumn = async (): Promise<void> => (isWideNow() ? loadCode(column) : undefined)

/** The filters beside the results, on wide screens; on others above them, once asked for, where there are no scripts. */
export function FilterColumn(props: Props) {
  const [isKept, setIsKept] = useState(() => !isWideNow() && !column.loaded)
  const isWide = useMedia(wide, true)
  useEffect(() => {
    if (!isKept) return
    const list = matchMedia(wide)
    // One that does not come leaves the server's, until the next turn of the screen.
    const take = () => {
      if (list.matches)
        loadCode(column).then(
          () => setIsKept(false),
          () => {},
        )
    }
    list.addEventListener('change', take)
    return () => list.removeEventListener('change', take)
  }, [isKept])
  if (isKept) return <KeptColumn />
  return (
    <WhileSeen isSeen={isWide}>
      <Late code={column} props={props} />
    </WhileSeen>
  )
}

/** The server's, which React hydrates as an element without children: it stays as it is. */
const KeptColumn = () => (
  <aside
    id={columnId}
    className={styles.column}
    aria-label="Filters"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
