import { classNames } from '../class-names.ts'
import styles from './card-skeletons.module.css'
import { Skeleton } from './skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth']

/** SR-5: the places of cards side by side while they load, as large as the cards, so that nothing moves when they come. */
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
