import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { impliedTag } from '@forecourt/domain/vehicle/card-tag'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CardStrip } from '../../../card/card-strip.tsx'
import type { HomeData } from '../../load.ts'
import { rowQuery } from '../../row-query.ts'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './vehicles.module.css'

/** SR-18: a row of the vehicles that a search finds. A search that failed leaves the way to all of them. */
export function Vehicles({ section, data }: { section: SectionOf<'vehicles'>; data: HomeData }) {
  const { paths, home } = useSite()
  const { title, query, link } = section
  const hits = data.rows[rowQuery(query)] ?? null
  const { state } = parseSearch(query)
  const href = searchHref(paths.search, state)
  if (hits === null) {
    return (
      <SectionFrame title={title} text="We could not fetch these just now.">
        <ButtonLink href={href}>{link}</ButtonLink>
      </SectionFrame>
    )
  }
  if (hits.length === 0) return null
  return (
    <div className={styles.row}>
      {home?.sections.find(({ kind }) => kind === 'vehicles') === section && <WeekNote />}
      <CardStrip
        heading={title}
        hits={hits}
        nowSeconds={data.nowSeconds}
        impliedTag={impliedTag(state)}
        more={{ href, label: link }}
      />
    </div>
  )
}
