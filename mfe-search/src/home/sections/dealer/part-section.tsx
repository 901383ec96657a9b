import { Part, useSite } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import type { SectionOf } from '../../section-frame.tsx'
import styles from './part-section.module.css'

type Props = { section: SectionOf<'locations' | 'offers' | 'reviews' | 'posts'> }

/** A section that another remote fills (LO-1, OF-1, RV-1, RT-16), when it is about to be seen. */
export const PartSection = ({ section }: Props) => (
  <div className={styles.section} data-kind={section.kind} data-places={useSite().locations.length}>
    {partOf(section)}
    <Room kind={section.kind} />
  </div>
)

function partOf(section: Props['section']): ReactNode {
  const { title } = section
  const waiting = { placeholder: <span className={styles.waiting} />, fallback: null }
  switch (section.kind) {
    case 'locations':
      return <Part name="our-locations" props={{ title, filter: section.department }} {...waiting} />
    case 'offers':
      return <Part name="latest-offers" props={{ title }} {...waiting} />
    case 'reviews':
      return <Part name="reviews" props={{ title }} {...waiting} />
    case 'posts':
      return <Part name="latest-posts" props={{ title }} {...waiting} />
  }
}

/** Until the part has its data, as high as what comes: of offers and reviews as many as will be there. */
function Room({ kind }: { kind: Props['section']['kind'] }) {
  const { offer_figures: offers = [], review_count: reviews = 0 } = useSite()
  const rows = {
    offers: offers.map((figures) => styles[figures]),
    reviews: Array<string | undefined>(reviews).fill(styles.review),
  }
  if (kind !== 'offers' && kind !== 'reviews') return <div className={styles.room} aria-hidden />
  return (
    <div className={`${styles.room} ${styles[kind]}`} aria-hidden>
      {rows[kind].map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are their positions
        <div key={at} className={card} />
      ))}
    </div>
  )
}
