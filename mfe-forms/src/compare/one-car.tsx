import { ordinalWord } from '@forecourt/domain/text/numbers'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { Plus } from '@forecourt/ui/media/icons'
import { CarHead } from './car-head.tsx'
import type { ShownCar } from './load.ts'
import styles from './one-car.module.css'

/** A car alone compares with nothing: its lines wait for another one, and the places beside it lead to where that is chosen. */
export function OneCar({ cars }: { cars: readonly ShownCar[] }) {
  const site = useSite()
  const { copy, paths } = site
  return (
    <>
      <p className={styles.text}>
        To see both side by side, tick Compare on another {copy.noun[0]}.{' '}
        <a href={paths.search}>See all {copy.noun[1]}</a>
      </p>
      <div className={styles.places}>
        {cars.map((car) => (
          <CarHead key={car.slug} car={car} cars={cars} />
        ))}
        {[2, 3].map((place) => (
          <a key={place} className={styles.place} href={paths.search}>
            <Plus size={24} aria-hidden />
            {withNoun(`Add a ${ordinalWord(place)} car`, site)}
          </a>
        ))}
      </div>
    </>
  )
}
