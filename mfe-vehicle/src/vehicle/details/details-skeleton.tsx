import { Skeleton } from '@forecourt/ui/display/skeleton'
import styles from './details-skeleton.module.css'

/** Where everything else that is known of the vehicle will stand, while only its card is known. */
export function DetailsSkeleton() {
  return (
    <div className={styles.place} aria-hidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.rows} />
    </div>
  )
}
