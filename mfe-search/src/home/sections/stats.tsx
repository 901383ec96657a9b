import type { Of } from '../section-frame.tsx'
import styles from './stats.module.css'

/** NV-5: a few figures of the dealer's own, large. */
export function Stats({ section: { items } }: { section: Of<'stats'> }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
