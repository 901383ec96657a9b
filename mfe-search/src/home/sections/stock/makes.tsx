import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { makeTiles } from '@forecourt/domain/home/home-tiles'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import type { Stock } from '../../load.ts'
import { MoreTiles } from '../../more-tiles.tsx'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './makes.module.css'

/** SR-14: the makes that there is most of. */
export function Makes({ section, stock }: { section: SectionOf<'makes'>; stock: Stock | null }) {
  const { first, rest } = makeTiles(stock?.facets.make ?? [])
  if (first.length === 0) return null
  return (
    <SectionFrame title={section.title}>
      <MoreTiles
        className={styles.makes}
        first={first.map((bucket) => <Make key={bucket.value} bucket={bucket} />)}
        rest={rest.map((bucket) => <Make key={bucket.value} bucket={bucket} />)}
        hasRest={rest.length > 0}
        more="All Makes"
        fewer="Fewer makes"
      />
    </SectionFrame>
  )
}

function Make({ bucket: { value, count } }: { bucket: FacetBucket }) {
  const { paths } = useSite()
  return (
    <li>
      <a className={styles.make} href={searchHref(paths.search, setValues(emptySearch, 'make', [value]))}>
        {value} <span className={styles.count}>{numberText(count)}</span>
      </a>
    </li>
  )
}
