import { starFills } from '@forecourt/domain/reviews/shown-reviews'
import styles from './stars.module.css'

const outline = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const size = 24
const widthOf = (fill: number): number => Math.round(size * fill * 10) / 10

/** RV-1: five stars, up to four of them full and a partial one, which is cut by the picture's own edge. */
export function Stars({ average }: { average: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${average} out of 5`}>
      {starFills(average).map((fill, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are their positions
        <svg key={star} className={styles.star} viewBox={`0 0 ${size} ${size}`} aria-hidden data-fill={fill}>
          <path className={styles.empty} d={outline} />
          {fill > 0 && (
            <svg aria-hidden width={widthOf(fill)} height={size} viewBox={`0 0 ${widthOf(fill)} ${size}`}>
              <path className={styles.full} d={outline} />
            </svg>
          )}
        </svg>
      ))}
    </span>
  )
}
