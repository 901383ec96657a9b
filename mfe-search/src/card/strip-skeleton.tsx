import { Skeleton } from '@forecourt/ui/skeleton'
import { useId } from 'react'
import stripStyles from './card-strip.module.css'
import { Frame } from './card-strip.tsx'
import styles from './strip-skeleton.module.css'

const places = ['first', 'second', 'third', 'fourth']

/** SR-5: the cards' places while they load, as large as the cards, so that nothing moves when they come. */
export function StripSkeleton({ heading }: { heading: string }) {
  return (
    <Frame heading={heading} id={useId()}>
      <div className={stripStyles.places} aria-hidden>
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <Skeleton className={styles.photo} />
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.price} />
          </div>
        ))}
      </div>
    </Frame>
  )
}
