import type { HoursLine } from '@forecourt/domain/locations/hours/opening-hours'
import styles from './hours-lines.module.css'

/** Days and hours, a line each. */
export function HoursLines({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd className={hours === 'Closed' ? styles.none : styles.hours}>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
