import { Skeleton } from '@forecourt/ui/skeleton'
import styles from './awaited-details.module.css'

/** Where everything else that is known of the vehicle will stand, while only its card is known. */
export function AwaitedDetails() {
  return (
    <div className={styles.place} aria-hidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.rows} />
    </div>
  )
}
