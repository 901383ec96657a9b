import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import type { Stock } from '../../load.ts'
import type { SectionOf } from '../../section-frame.tsx'
import styles from './stats.module.css'

type Figure = SectionOf<'stats'>['items'][number]

/** NV-5: a few figures, large: the dealer's own, or counted. What is none, or cannot be counted just now, is left out. */
export function Stats({ section: { items }, stock }: { section: SectionOf<'stats'>; stock: Stock | null }) {
  const { dealerships, locations } = useSite()
  const counted = {
    vehicles: stock?.count,
    makes: stock?.facets.make?.filter(({ count }) => count > 0).length,
    dealerships: dealerships.length,
    locations: locations.length,
  }
  const textOf = (figure: Figure) => {
    if ('value' in figure) return figure.value
    const count = counted[figure.count]
    return count ? numberText(count) : undefined
  }
  const known = items.flatMap((figure) => {
    const value = textOf(figure)
    return value ? [{ label: figure.label, value }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className={known.length > 3 ? `${styles.stats} ${styles.paired}` : styles.stats}>
      {known.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
