import type { Rating } from '@forecourt/domain/reviews/shown-reviews'
import { countOf } from '@forecourt/domain/text/numbers'
import styles from './rating-line.module.css'
import { Stars } from './stars.tsx'

/** `4.7 from 212 reviews`, with its stars. */
export function RatingLine({ rating: { average_rating, count }, href }: { rating: Rating; href?: string }) {
  const words = `from ${countOf(count, 'review')}`
  return (
    <p className={styles.rating}>
      <Stars average={Number(average_rating)} />
      <strong className={styles.average}>{average_rating}</strong>
      {href ? (
        <a className={styles.count} href={href}>
          {words}
        </a>
      ) : (
        <span className={styles.count}>{words}</span>
      )}
    </p>
  )
}
