import { classNames } from '../class-names.ts'
import styles from './card-skeletons.module.css'
import { Skeleton } from './skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth']

/** SR-5: placeholders of the cards' size while they load, so that nothing moves. */
export function CardSkeletons({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.places, className)} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.photo} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.price} />
        </div>
      ))}
    </div>
  )
}
