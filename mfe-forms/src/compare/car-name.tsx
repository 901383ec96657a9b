import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { nameWithoutYear } from '@forecourt/domain/watchlist/favourite'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './car-name.module.css'
import type { ShownCar } from './load.ts'

/** A car in the row that stays: its photo, name and price. */
export function CarName({ car }: { car: ShownCar }) {
  const { text, per } = displayedPrice(car, useSite())
  const url = firstPhoto(car)?.url
  return (
    <div className={styles.car}>
      <Photo
        className={styles.photo}
        {...(url && pictureIn('thumbnail', url))}
        alt=""
        fallback={<VehiclePlaceholder body={car.simple_body ?? car.item_type} label="" />}
      />
      <div className={styles.words}>
        <p className={styles.name}>{nameWithoutYear(vehicleTitle(car))}</p>
        <p className={styles.price}>
          {unavailableLabel(car, 'kept') ?? text}
          {per}
        </p>
      </div>
    </div>
  )
}
