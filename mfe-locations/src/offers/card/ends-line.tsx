import type { Offer } from '@forecourt/contracts/site/site'
import { dateText } from '@forecourt/domain/text/date'
import { CalendarDays } from '@forecourt/ui/media/icons'
import styles from './ends-line.module.css'

/** `Ends 30 Nov 2026`; an offer without an end has no line. */
export const EndsLine = ({ offer: { ends } }: { offer: Offer }) =>
  ends ? (
    <p className={styles.ends}>
      <CalendarDays size={16} aria-hidden />
      <span>
        Ends <time dateTime={ends}>{dateText(ends)}</time>
      </span>
    </p>
  ) : null
