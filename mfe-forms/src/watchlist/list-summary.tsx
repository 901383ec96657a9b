import { carStatus } from '@forecourt/domain/vehicle/car-status'
import { watchlistSummary } from '@forecourt/domain/watchlist/watchlist-summary'
import { useSite } from '@forecourt/shell-api'
import { changeOf, isAvailable, type ListedCar } from './listed-car.ts'
import styles from './watchlist-page.module.css'

/** What the list comes to, in a sentence or two. */
export function ListSummary({ cars }: { cars: readonly ListedCar[] }) {
  const site = useSite()
  const available = cars.filter(isAvailable).length
  const lower = cars.filter((car) => changeOf(car, site)?.kind === 'lower').length
  const sold = cars.filter(({ hit }) => carStatus(hit) === 'sold').length
  const summary = watchlistSummary({ available, sold, gone: cars.length - available - sold, lower })
  return (
    <p className={styles.summary} role="status">
      {summary.text}
      {summary.lower && <strong className={styles.lower}> {summary.lower}</strong>}
    </p>
  )
}
