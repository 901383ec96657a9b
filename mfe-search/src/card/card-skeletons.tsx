import { Skeleton } from '@forecourt/ui/skeleton'
import styles from './card-skeletons.module.css'

/** SR-5: cards' places while they load. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.frame}>
      <div className={styles.list} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its number.
          <div key={index} className={styles.card}>
            <Skeleton className={styles.photo} />
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.price} />
          </div>
        ))}
      </div>
    </div>
  )
}
