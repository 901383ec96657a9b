import { Skeleton } from '@forecourt/ui/display/skeleton'
import styles from './form-skeleton.module.css'

/** As large as the form that comes in its place. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-hidden>
      <Skeleton className={styles.car} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.field} />
      ))}
      <Skeleton className={styles.area} />
      <Skeleton className={styles.button} />
    </div>
  )
}
