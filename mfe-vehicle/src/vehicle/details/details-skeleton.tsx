import { Skeleton } from '@forecourt/ui/display/skeleton'
import styles from './details-skeleton.module.css'

/** The placeholder of the details while only the vehicle's card is known. */
export function DetailsSkeleton() {
  return (
    <div className={styles.place} aria-hidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.rows} />
    </div>
  )
}
