import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './car-summary.module.css'

/** The car that a form is about: what a shopper compares with the one that they mean. */
export function CarSummary({ vehicle }: { vehicle: Vehicle }) {
  const site = useSite()
  const gone = unavailableLabel(vehicle, 'show')
  const note = !gone && statusNote(vehicle)
  const photo = firstPhoto(vehicle)
  const picture = photo && pictureIn('thumbnail', photo.thumb?.url ?? photo.url)
  const price = gone ?? priceLine(displayedPrice(vehicle, site))
  return (
    <div className={styles.car}>
      <Photo
        className={styles.photo}
        {...picture}
        alt=""
        fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
      />
      <div className={styles.words}>
        <p className={styles.title}>{vehicleTitle(vehicle)}</p>
        <p className={styles.line}>{[vehicle.badge, price].filter(Boolean).join(' · ')}</p>
        {note && <p className={styles.line}>{note}</p>}
      </div>
    </div>
  )
}
